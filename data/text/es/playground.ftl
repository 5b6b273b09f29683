# Lo que responde la zona de pruebas a peticiones que su página no envía y a nombres que no puede usar.

playground-foreign-host = Esta zona de pruebas solo responde en su propia dirección, no como «{ $host }». Abre la dirección que mostró al arrancar.
playground-foreign-origin = Ha preguntado una página de { $origin }. Esta zona de pruebas solo responde a la suya.
playground-not-json = Una petición se envía como application/json.
playground-not-read = Esta petición no se puede leer: { $why }.
playground-too-large = Esta petición tiene más de { $limit } bytes.
playground-no-base64 = Un archivo se envía en base64, y este no lo está. Elígelo otra vez.
playground-file-too-large = Este archivo tiene más de { $limit } MiB. Elige uno más pequeño.
playground-too-long = «{ $field }» tiene más de { $limit } caracteres.
playground-too-many = «{ $field }» tiene más de { $limit } entradas.
playground-bad-id = El identificador de una petición tiene de 8 a 64 letras, cifras y guiones.
playground-bad-name = Un nombre tiene de 1 a 32 caracteres, y ninguno es <, >, @ ni invisible.
playground-unknown-channel = Aquí no hay ningún canal «{ $channel }».
playground-no-page = En esta dirección no hay nada.
playground-wrong-method = A esta dirección se le pregunta de otra manera.
playground-picture-gone = Esta imagen ya no se guarda. Pide la mesa otra vez.
playground-file-gone = Este archivo ya no se guarda. Pídelo otra vez.
playground-picture-fails = Esta imagen no se puede dibujar. El texto dice lo mismo.
