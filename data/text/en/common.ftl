# What every text needs: seats without a name, and lists. Games and the conversation have files of their own.

# Whoever sits there, when no name is known or it cannot be written.
seat = Seat { $number }

# Lists: "a and b", "a, b and c". A longer list grows from its front.
list-none = nothing
list-pair = { $first } and { $last }
list-more = { $front }, { $next }
list-last = { $front } and { $last }

# A turn in one sentence: who, and what they did, one clause after another. Clauses may hold lists themselves.
story-deeds = { $seat } { $deeds }.
story-pair = { $front } and { $last }
story-more = { $front }, { $next }
story-last = { $front }, and { $last }
