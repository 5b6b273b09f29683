# What the playground answers to requests its own page does not send, and to names it cannot use.

playground-foreign-host = This playground answers at its own address only, not as "{ $host }". Open the address it printed when it started.
playground-foreign-origin = A page of { $origin } asked. This playground answers its own page only.
playground-not-json = A request is sent as application/json.
playground-not-read = This request cannot be read: { $why }.
playground-too-large = This request is longer than { $limit } bytes.
playground-no-base64 = A file is sent in base64, and this is none. Choose it again.
playground-file-too-large = This file is larger than { $limit } MiB. Choose a smaller one.
playground-too-long = "{ $field }" is longer than { $limit } characters.
playground-too-many = "{ $field }" has more than { $limit } entries.
playground-bad-id = A request's id has 8 to 64 letters, digits and hyphens.
playground-bad-name = A name has 1 to 32 characters, and none of them is <, >, @ or invisible.
playground-unknown-channel = There is no channel "{ $channel }" here.
playground-no-page = There is nothing at this address.
playground-wrong-method = This address is asked in another way.
playground-picture-gone = This picture is no longer kept. Ask for the board again.
playground-file-gone = This file is no longer kept. Ask for it again.
playground-picture-fails = This picture cannot be drawn. The text says the same.
