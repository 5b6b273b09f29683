# Cómo está ajustado un servidor: dónde se pueden abrir mesas, quién, y con qué empiezan.

command-server = Dónde se pueden abrir mesas en este servidor, quién, y con qué empiezan
slot-server-channel = Un canal donde se pueden abrir mesas, con sus hilos; sin ninguno, en todas partes
slot-server-role = Un rol cuyos miembros pueden abrir mesas; sin ninguno, todos
slot-server-clock = Cuánto tiempo hay por turno en las mesas nuevas
slot-server-language = El idioma de las mesas nuevas

server-channel = { $channel }
server-role = { $role }

## Cómo está.

server-now = **Mesas nuevas en este servidor**
server-changed = Anotado. **Mesas nuevas en este servidor**, desde ahora:
server-everywhere = Se pueden abrir mesas en todos los canales.
server-channels = Se pueden abrir mesas en { $channels }, y en sus hilos.
server-everybody = Las puede abrir cualquiera.
server-roles = Las puede abrir quien tenga uno de estos roles: { $roles }. También quien gestiona este servidor.
server-managers = Solo las puede abrir quien gestiona este servidor.
server-clock = Su reloj, si quien lleva la mesa no elige otro: { $limit }.
server-language = Su idioma, si nadie pide otro: { $language }.
server-options = { $game } empieza con { $options }, si quien lleva la mesa no elige otra cosa.
server-how = Las mesas abiertas se quedan como están. `/club settings channel:` y `role:` añaden más; los menús de abajo cambian lo demás, o lo quitan.
server-who = Esto lo puede cambiar quien gestiona este servidor.

## Qué se puede elegir.

ask-server-places = Dónde se pueden abrir mesas
ask-server-openers = Quién puede abrir mesas
ask-server-beginning = Las mesas nuevas empiezan con
ask-server-options = Variantes de las mesas nuevas
choice-everywhere = En todas partes
choice-not-channel = Ya no en { $channel }
choice-everybody = Cualquiera
choice-managers = Solo quien gestiona este servidor
choice-not-role = Ya no { $role }
choice-clock = Reloj: { $time }
choice-language = Idioma: { $language }
choice-no-language = Idioma: el de serie
choice-options-of = Como en { $table }: { $options }
choice-options-shipped = { $game }: de serie

## Por qué no.

refused-not-manager = Solo quien gestiona este servidor puede cambiar cómo está. `/club settings` muestra cómo está.
refused-too-many-channels = Hay { $limit } canales anotados, y no puede haber más. Quita antes alguno, o permite abrir mesas en todas partes.
refused-too-many-roles = Hay { $limit } roles anotados, y no puede haber más. Quita antes alguno, o permite abrir mesas a cualquiera.
refused-clock = «{ $typed }» no es un reloj. Elige uno de los que se ofrecen mientras escribes.
refused-not-opened = No se ha abierto ninguna mesa, porque este servidor está así: { $where } { $who }
slot-server-seek = Un canal donde se buscan relevos para todas las mesas; sin él, en la mesa
server-seek = Los relevos se buscan en { $channel }, también para las mesas abiertas.
ask-server-seek = Dónde se buscan relevos
choice-seek-at-table = En la mesa
