# Zurückblicken: der Verlauf einer Partie, ihre Spielpläne, wie sie waren, ihre Mitschrift.

command-log = Der Verlauf einer Partie bisher, Zug für Zug, wie du ihn gesehen hast

command-replay = Die Spielpläne einer Partie, wie sie waren, Zug für Zug, wie du sie gesehen hast
slot-replay-turn = Welcher Zug: seine Zahl, first (erster) oder last (letzter); ohne Angabe der letzte
command-export = Die Mitschrift einer beendeten Partie, als Datei

command-import = Eine Partie, deren Mitschrift du hast, um auf sie zurückzublicken
slot-import-record = Die Datei, die /past export gegeben hat, auch mit gzip gepackt

## Knöpfe. Höchstens 80 Zeichen.

button-log = Was geschah
button-earlier = Früher
button-later = Später
button-newest = Neueste
button-export = Mitschrift
button-film = Ganze Partie
button-replay = Frühere Züge
button-first = Anfang
button-before = Davor
button-after = Danach
button-last = Ende

## Der Verlauf bisher, in Seiten.

log-title = { $title } · was geschah, { $shown }
log-shown-turn = Zug { $turn } von { $turns }
log-shown-turns = Züge { $turn } bis { $last } von { $turns }
log-shown-lobby = vor dem ersten Zug
log-turn = **Zug { $turn }**
log-before-game = **Vor dem ersten Zug**
# Eine Seite, die mitten in einem langen Zug beginnt.
log-continued = { $turn }, Fortsetzung
log-unfinished = Noch nicht bestätigt:
log-opened = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} diesen Tisch eröffnet.
log-joined = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} Platz genommen.
log-left = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} den Platz aufgegeben.
log-freed = { $person-is ->
    [seat-you] Dein Platz
   *[other] Der Platz von { $person }
} wurde freigegeben.
log-bot-added = Ein Bot hat Platz genommen.
log-bot-removed = Ein Bot wurde entfernt.
log-started = Die Partie begann. In Zugreihenfolge: { $seats }.
log-resigned = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} die Partie verlassen; ein Bot spielte weiter.
log-time-confirmed = { $person-is ->
    [seat-you] Du hattest
   *[other] { $person } hatte
} keine Bedenkzeit mehr; was schon vorbereitet war, wurde bestätigt.
log-time-over = { $person-is ->
    [seat-you] Du hattest
   *[other] { $person } hatte
} keine Bedenkzeit mehr; die anderen wurden gefragt.
log-time-deputy = { $person-is ->
    [seat-you] Du hattest
   *[other] { $person } hatte
} keine Bedenkzeit mehr; die Vertretung sollte spielen.
log-time-turn = { $person-is ->
    [seat-you] Du hattest
   *[other] { $person } hatte
} keine Bedenkzeit mehr; ein Bot spielte den Zug.
log-time-seat = { $person-is ->
    [seat-you] Du hattest
   *[other] { $person } hatte
} keine Bedenkzeit mehr; ein Bot spielte weiter.
log-voted-out = Alle anderen waren dafür, dass ein Bot für { $person-is ->
    [seat-you] dich
   *[other] { $person }
} spielt.
log-came-back = { $person-is ->
    [seat-you] Du bist
   *[other] { $person } ist
} zurückgekommen.
log-voted = { $person-is ->
    [seat-you] Du wolltest
   *[other] { $person } wollte
} diesen Tisch schließen.
log-vote-taken-back = { $person-is ->
    [seat-you] Du wolltest
   *[other] { $person } wollte
} doch weiterspielen.
history-unreadable = Was von der Vergangenheit dieses Tisches aufbewahrt ist, lässt sich gerade nicht lesen. Wer den Bot betreibt, findet den Grund in dessen Log.

## Spielpläne, wie sie waren.

replay-turn = { $title } · Zug { $turn } von { $turns }, wie er begann
replay-undone = { $title } · Zug { $turn }, wie er begann, bevor er rückgängig gemacht wurde
replay-choice-undone = Zug { $turn } · rückgängig
replay-no-such-branch = Dieser Zug ist nicht mehr aufbewahrt. Andere Züge lassen sich ansehen.
replay-end = { $title } · das Ende, nach { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
}
replay-waited = Gewartet wurde auf: { $seats }.
replay-choice = Zug { $turn }
replay-choice-end = Das Ende
replay-choice-scored = { $moment } · nach einer Wertung
ask-moment = Zu einem Zug springen
replay-not-begun = Die Partie hat noch nicht begonnen: Es gibt noch keinen Spielplan.
replay-nothing-kept = Von dieser Partie ist kein Spielplan mehr aufbewahrt.
replay-not-over = Diese Partie ist nicht zu Ende: Ihr Ende lässt sich noch nicht zeigen.
replay-not-kept = Der Spielplan von Zug { $turn } ist nicht aufbewahrt oder lässt sich nicht mehr lesen. Andere Züge lassen sich ansehen.
replay-no-such-turn = Einen Zug { $turn } gibt es nicht: Bisher { $turns ->
    [one] hat nur { $turns } Zug
   *[other] haben nur { $turns } Züge
} begonnen.
refused-turn-number = „{ $turn }“ ist kein Zug. Sag seine Zahl, `first` oder `last`.

## Partien, auf die aus ihrer Mitschrift zurückgeblickt wird.

import-done = Das ist die Partie deiner Mitschrift, wie alle sie gesehen haben. Nur du siehst das, und ich bewahre nichts davon auf: Findet ein Knopf sie nicht mehr, gib mir die Datei noch einmal.
import-no-file = Gib mir mit `record:` die Datei einer Mitschrift. `/past export` macht eine von einer beendeten Partie.
import-foreign = Diese Datei ist keine Mitschrift. Eine Mitschrift ist die Datei, die `/past export` von einer beendeten Partie gibt: `pergola-….jsonl`, oder dieselbe gepackt als `.gz`.
import-packed = Diese Datei lässt sich nicht entpacken, oder sie enthält mehr als { $limit } MiB. Die Mitschrift einer Partie ist viel kleiner.
import-no-entry = Diese Mitschrift ist beschädigt, oder eine andere Version hat sie gemacht: Ich kann Zeile { $line } nicht lesen.
import-gap = Diese Mitschrift ist nicht vollständig: In Zeile { $line } müsste Eintrag { $expected } kommen, es kommt aber Eintrag { $found }.
import-too-long = Diese Mitschrift hat mehr als { $entries } Einträge. So viele hat keine Partie, deshalb habe ich sie nicht angesehen.
import-unplayable = Diese Mitschrift lässt sich nicht nachspielen: Sie wurde geändert oder mit anderen Regeln gemacht, als ich kenne.
import-contradicted = Diese Mitschrift lässt sich nicht nachspielen: Sie wurde geändert oder mit anderen Regeln gemacht, als ich kenne. { $what }
contradicted = Eintrag { $entry }: { $why }
contradicted-unreadable = Kein Tisch schreibt dort so einen Eintrag.
contradicted-start = So kann die Partie nicht beginnen. { $why }
contradicted-luck = Er erzählt von Glück, das es dort nicht geben kann.
contradicted-refused = Person { $seat } kann `{ $action }` nicht spielen. { $why }
contradicted-notation = Die Aktion schreibt man `{ $action }`.
contradicted-events = Bei `{ $action }` kommt etwas anderes heraus, als er erzählt.
contradicted-reveals = Durch `{ $action }` kommt etwas ans Licht, und er sagt, dass nichts ans Licht kommt.
contradicted-reveals-nothing = Durch `{ $action }` kommt nichts ans Licht, und er sagt, dass etwas ans Licht kommt.
contradicted-earlier = Er liegt zeitlich vor dem Eintrag vor ihm.
contradicted-asked = Wer darum gebeten haben soll, konnte es nicht.
contradicted-holders = Dort sitzen andere, als gekommen waren.
contradicted-over = Die Partie ist zu Ende.
contradicted-turn = Die Partie wartet auf: { $seats }.
contradicted-action = Es ist keine Aktion: { $why }.
import-busy = Ich bin mit anderen Mitschriften und Bildern beschäftigt. Versuch es gleich noch einmal.
import-gone = Diese Mitschrift ist nicht mehr offen: Ich wurde neu gestartet, du hast eine andere geöffnet, oder viele andere wurden geöffnet. Gib mir ihre Datei noch einmal mit `/past import`.
import-only-looks = Auf eine Mitschrift lässt sich nur zurückblicken: ihre Spielpläne, ihr Verlauf und die ganze Partie.
record-player = Person { $number }

## Von einem Zug aus weiterspielen.

command-again = Einen Tisch eröffnen, der von einem Zug einer beendeten Partie aus weitergeht
slot-again-from = Vom Beginn welches Zuges an: seine Zahl, first (erster) oder last (letzter)
button-play-from-here = Hier weiterspielen
again-opened = Tisch { $table } geht vom Beginn von Zug { $turn } aus weiter. Auf den anderen Plätzen sind Bots; `/table replace` gibt jemandem einen. Was du damals nicht wissen konntest, wird neu verteilt, was das Glück bringt, ist neu, und es zählt nirgends.
again-not-yet = Diese Partie wird noch gespielt: Man sähe, was ihre Plätze verbergen. Von ihren Zügen aus weiterspielen kannst du, wenn sie zu Ende ist.
again-over = Dort ist die Partie zu Ende. Wähle einen Zug, von dem aus es etwas zu spielen gibt.

## Dateien.

export-done = Die Mitschrift dieser Partie: ihr Log, eine JSON-Zeile je Eintrag, ohne jemandes Namen. Mit `/past import` kannst du auf die Partie zurückblicken, hier oder wo immer ich bin.
export-not-yet = Eine Mitschrift enthält alles, was verdeckt war; deshalb gibt es sie erst, wenn die Partie zu Ende oder der Tisch geschlossen ist.
file-too-large = Diese Datei wäre größer, als eine Nachricht fasst. Wer den Bot betreibt, kann den Tisch exportieren.
film-done = Die ganze Partie, Zug für Zug bis zum Ende: der Tisch, wie ihn alle gesehen haben.
film-not-yet = Die ganze Partie lässt sich ansehen, wenn sie zu Ende ist.
film-alt = { $game }, eine Partie mit { $turns } Zügen: der Tisch, wie ihn alle gesehen haben, Zug für Zug bis zum Ende.
file-not-made = Das lässt sich gerade nicht machen: Andere warten auf Bilder, oder was von diesem Tisch aufbewahrt ist, lässt sich nicht lesen. Versuch es in einer Weile noch einmal.
