# Worüber die Leute eines Tisches abstimmen, und wer zwischendurch Plätze übernimmt.

## Befehle.

command-pause = Bedenkzeit und Partie eine Weile anhalten, wenn alle zustimmen
command-resume = Nach einer Pause weiterspielen, wenn alle zustimmen
command-follow = Eine fremde Partie verfolgen: Bei Wertungen und am Ende wirst du erwähnt
command-owner = Die Leitung des Tisches jemand anderem geben, der daran sitzt
slot-owner-whom = Wer ihn von jetzt an leitet
command-replace = Einen Platz einer laufenden Partie anbieten: deinen, oder einen, den ein Bot spielt
slot-replace-whom = Wer weiterspielen soll
slot-replace-seat = Welcher Platz
command-seek = Ersatz suchen: für deinen Platz, oder für einen, den ein Bot spielt
slot-seek-seat = Welcher Platz
choice-own-seat = Platz { $number }: deiner
choice-seat = Platz { $number }: { $seat }

## Knöpfe.

button-undo = Zug rückgängig
button-undo-ask = Rückgängig
button-redo = Zurückholen
button-pause = Pause
button-resume = Weiter
button-agree = Bin dafür
button-decline = Nein
button-take-over = Platz nehmen
button-keep-seat = Platz behalten
button-substitute = Nehme ich
button-seek-none = Nicht suchen
button-follow = Folgen
button-unfollow = Nicht mehr folgen

## Vertretung.

command-deputy = Jemanden für dich spielen lassen, wenn du weg bist oder deine Bedenkzeit um ist
slot-deputy-whom = Wer dann für dich spielt; ohne Namen siehst du, wer es ist, und wie du es beendest
button-deputy = Vertretung
button-deputy-end = Beenden
card-deputy-asked = { $person }: { $of } hätte dich gern als Vertretung, für die Zeit einer Abwesenheit und wenn die Bedenkzeit um ist. Wer vertritt, sieht die Hand. Die Frage verfällt { $until }.
card-deputy-agreed = { $person } vertritt von jetzt an { $of }: bei Abwesenheit, und wenn die Bedenkzeit um ist.
card-deputy-not-asked = { $person } wird nicht mehr gefragt.
card-deputy-lapsed = { $person } hat nicht rechtzeitig gesagt, ob es mit der Vertretung von { $of } klappt; deshalb wird niemand mehr gefragt.
card-deputy-settled = Diese Frage ist geklärt, oder niemand stellt sie mehr. `/table deputy` sagt, wie es steht.
card-deputy-ended = { $person } vertritt { $of } nicht mehr.
card-deputy-departed = { $person } ist nicht mehr auf diesem Server und vertritt { $of } nicht mehr.
card-deputy-called = { $person }: { $of } ist weg, und das Spiel wartet. Du spielst für { $of }, bis die Abwesenheit endet.
card-deputy-plays-until = { $person } vertritt { $of }: abwesend, zurück { $until }.
card-deputy-plays = { $person } vertritt { $of } bei Abwesenheit.
away-deputy = { $of-is ->
    [seat-you] Du bist weg und kommst
   *[other] { $of } ist weg und kommt
} { $until } zurück; so lange { $person-is ->
    [seat-you] spielst du
   *[other] spielt { $person }
} für { $of-is ->
    [seat-you] dich
   *[other] { $of }
}.
absent-deputy = { $person-is ->
    [seat-you] Du spielst
   *[other] { $person } spielt
} für { $of-is ->
    [seat-you] dich, solange du weg bist
   *[other] { $of }, solange die Abwesenheit dauert
}.
away-unplayed = { $of-is ->
    [seat-you] Du bist weg und kommst { $until } zurück; niemand spielt für dich
   *[other] { $of } ist weg und kommt { $until } zurück; niemand übernimmt so lange
}.
away-clock-stands = { $of-is ->
    [seat-you] Du bist weg und kommst { $until } zurück; niemand spielt für dich, und deine Bedenkzeit läuft vorher nicht
   *[other] { $of } ist weg und kommt { $until } zurück; niemand übernimmt so lange, und die Bedenkzeit läuft vorher nicht
}.
away-clock-stands-until = { $of-is ->
    [seat-you] Du bist weg und kommst { $until } zurück; niemand spielt für dich, und deine Bedenkzeit läuft { $stands } wieder an
   *[other] { $of } ist weg und kommt { $until } zurück; niemand übernimmt so lange, und die Bedenkzeit läuft { $stands } an
}.
away-clock-runs = { $of-is ->
    [seat-you] Du bist weg und kommst { $until } zurück; niemand spielt für dich, und deine Bedenkzeit läuft
   *[other] { $of } ist weg und kommt { $until } zurück; niemand übernimmt so lange, und die Bedenkzeit läuft
}.
deputy-plays = Du spielst in Vertretung von { $of }. Dass du es warst, wird dazugesagt.
deputy-played = Du hast diesen Zug für { $of } beendet; was bestätigt ist, lässt sich nicht zurücknehmen.
deputy-none = Niemand spielt für dich, wenn du weg bist. `/table deputy whom:` fragt jemanden, der nicht hier sitzt.
deputy-own = { $person } spielt hier für dich, wenn du weg bist oder deine Bedenkzeit um ist. Sobald du zurück bist oder selbst spielst, spielst nur du.
deputy-own-asked = Du hast { $person } gefragt, ob es mit deiner Vertretung klappt. Eine Antwort steht noch aus.
deputy-yours = Du vertrittst hier { $of }: bei Abwesenheit, und wenn die Bedenkzeit um ist.
deputy-yours-asked = { $of } hätte dich hier gern als Vertretung: bei Abwesenheit, und wenn die Bedenkzeit um ist.
deputy-named = Erledigt: Ich habe { $person } gefragt. Für die Antwort sind drei Tage Zeit.
deputy-agreed = Notiert: Du vertrittst { $of }, bei Abwesenheit, und wenn die Bedenkzeit um ist. Dann erwähnt dich eine Karte.
deputy-ended = Notiert: Das ist vorbei.
log-deputy-asked = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} { $deputy-is ->
    [seat-you] dich
   *[other] { $deputy }
} um Vertretung gebeten.
log-deputy-agreed = { $deputy-is ->
    [seat-you] Du warst
   *[other] { $deputy } war
} bereit, { $person-is ->
    [seat-you] dich
   *[other] { $person }
} zu vertreten.
log-deputy-ended = Von da an { $deputy-is ->
    [seat-you] hast du
   *[other] hat { $deputy }
} { $person-is ->
    [seat-you] dich
   *[other] { $person }
} nicht mehr vertreten.
log-deputy-none = Von da an spielte niemand mehr für { $person-is ->
    [seat-you] dich
   *[other] { $person }
}.
log-deputy-lapsed = Auf die Bitte, { $person-is ->
    [seat-you] dich
   *[other] { $person }
} zu vertreten, { $deputy-is ->
    [seat-you] hast du
   *[other] hat { $deputy }
} nicht rechtzeitig geantwortet.
refused-not-absent = { $of } ist da, also spielst du nicht: Du vertrittst bei Abwesenheit, oder wenn die Bedenkzeit um ist und kein Bot spielt.
refused-is-deputy = Das ist schon so.
refused-not-asked = Hier fragt niemand mehr nach dir als Vertretung.
refused-no-deputy = Hier gibt es keine Vertretung, die du beenden könntest.
refused-knows-another = Das geht nicht: Wer weiß, was ein anderer Platz hält oder hielt, spielt hier für niemand anderen.
refused-too-many-deputies = { $limit } Leute ohne Platz haben an diesem Tisch eine Hand gesehen; mehr geht nicht.

## Was jemand möchte.

motion-undo = { $seat-is ->
    [seat-you] Du möchtest
   *[other] { $seat } möchte
} alles rückgängig machen, seit Zug { $turn } begann.
motion-redo = { $seat-is ->
    [seat-you] Du möchtest
   *[other] { $seat } möchte
} zurückholen, was rückgängig gemacht wurde: Die Partie wäre wieder in Zug { $turn }.
motion-pause = { $seat-is ->
    [seat-you] Du möchtest
   *[other] { $seat } möchte
} in dieser Partie eine Pause. Währenddessen läuft keine Bedenkzeit.
motion-resume = { $seat-is ->
    [seat-you] Du möchtest
   *[other] { $seat } möchte
} diese Partie fortsetzen.
motion-seat = { $seat-is ->
    [seat-you] Du möchtest
   *[other] { $seat } möchte
} Platz { $number } ({ $of }) jemandem anbieten: { $person }.
motion-seat-asked = { $person-is ->
    [seat-you] Du möchtest
   *[other] { $person } möchte
} { $of-is ->
    [seat-you] deinen Platz
   *[other] den Platz von { $of }
} übernehmen, für den { $seat-is ->
    [seat-you] du Ersatz suchst
   *[other] { $seat } Ersatz sucht
}.
motion-decided = Das geschieht, wenn { $seats } { $count ->
    [one] zustimmt
   *[other] zustimmen
}. Es verfällt { $until }, oder wenn jemand Nein sagt.
motion-decided-resume = Das geschieht, wenn { $seats } { $count ->
    [one] zustimmt
   *[other] zustimmen
}. Wer nichts sagt, stimmt { $until } zu.
motion-clocks-stand = Bis dahin läuft keine Bedenkzeit. Wer stattdessen einen Zug beendet, sagt Nein.
question-deputy = { $of-is ->
    [seat-you] Du hättest hier gern { $person }
   *[other] { $of } hätte hier gern { $person-is ->
        [seat-you] dich
       *[other] { $person }
    }
} als Vertretung.
question-offer = Platz { $number } ({ $of }) wird angeboten: { $person }.
motion-open = { $what } Es fehlt noch ein Ja oder Nein von: { $seats }.
undo-what = Das würde rückgängig gemacht:
undo-begun = Was seitdem begonnen wurde ({ $seats }), ginge auch verloren; sonst hat es niemand gesehen.
undo-known = Das kam ans Licht und bleibt bekannt; wer dasselbe noch einmal spielt, trifft es wieder an:
undo-revealed = Auch was jemand inzwischen gesehen hat und hier nicht steht, bleibt bekannt.
undo-ask = Willst du die anderen bitten, alles rückgängig zu machen, seit dein Zug { $turn } begann? Es geschieht, sobald alle zustimmen.
undo-ask-alone = Willst du alles rückgängig machen, seit dein Zug { $turn } begann?

## Was daraus wurde.

motion-noted = Notiert. Ich habe gefragt: { $seats }.
motion-agreed = Notiert: Du bist einverstanden. Es fehlt noch: { $seats }.
motion-carried = Alle sind einverstanden: Es ist getan.
motion-declined-done = Notiert. Die anderen erfahren es.
motion-declined = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} Nein gesagt.
motion-withdrawn = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} das zurückgezogen.
motion-lapsed = Nicht rechtzeitig geklärt wurde, worum { $seat-is ->
    [seat-you] du gebeten hast
   *[other] { $seat } gebeten hat
}.
motion-impossible = Das geht nicht mehr.
motion-overtaken = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} weitergespielt; was { $by-is ->
    [seat-you] du rückgängig machen wolltest
   *[other] { $by } rückgängig machen wollte
}, bleibt, wie es war.
motion-stays-paused = Die Pause dauert an.
motion-waits = Die Partie geht weiter und wartet auf: { $seats }.
motion-dropped = { $why } { $what }
motion-resumed = Die Partie geht weiter.
motion-offered = Erledigt: Der Platz ist angeboten, für drei Tage: { $person }.
offer-stands = Dein Platz ist angeboten: { $person }. Das Angebot endet { $until }. Bis jemand ihn nimmt, spielst du und kannst ihn behalten.
offer-taken-back = Erledigt: Du behältst deinen Platz.
search-posted = Erledigt: Die Karte, die für Platz { $number } Ersatz sucht, ist gepostet. Sie steht eine Woche.
search-asked = Notiert. Ich habe gefragt: { $seats }. Sobald alle zustimmen, gehört der Platz dir; eine Karte sagt es.
search-asked-first = Alle sind einverstanden. Wem der Platz gehört, wird zuerst gefragt; kommt die Person nicht zurück, kannst du ihn { $from } nehmen, auf der Karte, die ihn anbietet.
card-undone = Alles ist rückgängig gemacht, seit Zug { $turn } begann.
card-paused = Diese Partie macht Pause: Nichts wird gespielt, und keine Bedenkzeit läuft. Sie geht weiter, wenn alle zustimmen, oder von selbst { $until }.
card-pause-ends = { $seats }: Diese Pause endet { $until }, dann geht die Partie weiter. Wer bis dahin nicht da ist, kann es mit `/me away` sagen.
card-pause-over = Diese Pause ist nach 14 Tagen vorbei, und die Partie geht weiter. Am Zug: { $seats }.
paused-here = Diese Partie macht Pause: Nichts wird gespielt, und keine Bedenkzeit läuft. Sie geht weiter, wenn alle zustimmen, spätestens { $until }.
awaited-paused = Diese Partie macht Pause.
card-resumed = Diese Partie geht weiter. Am Zug: { $seats }.
card-offered = { $person }: Dir wird der Platz angeboten, den { $of } hat. Wer ihn nimmt, spielt weiter, wo er steht, und sieht seine Hand. Das Angebot endet { $until }.
card-offered-own = { $person }: { $of } bietet dir den eigenen Platz an. Wer ihn nimmt, spielt weiter, wo er steht, und sieht seine Hand. Das Angebot endet { $until }; bis dahin spielt { $of }.
card-offered-asked = { $person }: Dir wird der Platz von { $owner } angeboten. { $owner } wird zuerst gefragt und kann noch zurückkommen, diese Frist endet { $from }; danach kannst du ihn nehmen, und das Angebot endet { $until }. { $owner }: Für dich spielt ein Bot, und du kannst zurückkommen.
card-offer-taken-back = { $of } behält den Platz, der angeboten war.
card-sought-own = Ersatz gesucht: { $of } gibt Platz { $number } ab. Wer ihn nimmt, spielt weiter, wo er steht, und sieht seine Hand; er gehört der Person sofort. Bis dahin spielt { $of }. Die Suche endet { $until }.
card-sought = Ersatz gesucht: { $of } spielt auf Platz { $number }, und { $seat } hätte dort gern jemand anderen. Wer ihn nimmt, spielt weiter, wo er steht, und sieht seine Hand, sobald alle zustimmen, die hier spielen. Die Suche endet { $until }.
card-search-taken = { $seat } spielt auf Platz { $number } weiter: Für ihn wird niemand mehr gesucht.
card-search-over = Für Platz { $number } wird niemand mehr gesucht.
card-search-withdrawn = Für Platz { $number } wird niemand mehr gesucht. `/table seek` sucht von Neuem.
card-search-lapsed = Eine Woche lang hat niemand Platz { $number } genommen, und die Suche ist vorbei. `/table seek` sucht von Neuem.
card-took-over = { $seat } spielt auf Platz { $number } weiter. Willkommen!
card-took-over-asked = { $seat } spielt auf Platz { $number } weiter. Willkommen! Du bist dran.
card-departed = { $seat } ist nicht mehr auf diesem Server. { $seats }: Wenn { $count ->
    [one] du zustimmst
   *[other] ihr alle zustimmt
}, spielt dort ein Bot weiter.
card-departed-alone = { $seat } ist nicht mehr auf diesem Server, und sonst spielt hier niemand. Nach einer Rückkehr kann es weitergehen; die Moderation kann diesen Tisch schließen.
card-followers = Für alle, die zuschauen: { $people }
took-over = Der Platz gehört dir.
owner-set = { $person } leitet jetzt diesen Tisch.
followed = Du verfolgst diese Partie: Bei Wertungen und am Ende erwähne ich dich.
unfollowed = Du verfolgst diese Partie nicht mehr.

## Der Verlauf bisher.

log-undo-asked = { $person-is ->
    [seat-you] Du wolltest
   *[other] { $person } wollte
} Zug { $turn } rückgängig machen.
log-redo-asked = { $person-is ->
    [seat-you] Du wolltest
   *[other] { $person } wollte
} zurückholen, was rückgängig gemacht war.
log-pause-asked = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} um eine Pause gebeten.
log-resume-asked = { $person-is ->
    [seat-you] Du wolltest
   *[other] { $person } wollte
} weiterspielen.
log-seat-asked = { $person-is ->
    [seat-you] Du wolltest
   *[other] { $person } wollte
} jemandem einen Platz anbieten.
log-motion-agreed = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} zugestimmt.
log-motion-declined = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} Nein gesagt.
log-motion-withdrawn = Das wurde zurückgezogen.
log-motion-overtaken = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} weitergespielt, statt zu antworten: Nichts wurde rückgängig gemacht.
log-motion-lapsed = Das wurde nicht rechtzeitig geklärt.
log-motion-impossible = Das ging nicht mehr.
log-went-back = Die Partie ging an den Anfang von Zug { $turn } zurück: Was seitdem gespielt wurde, ist rückgängig gemacht.
log-rewound = Wer diesen Bot betreibt, hat die Partie an den Anfang von Zug { $turn } zurückgesetzt: Was seitdem gespielt wurde, ist rückgängig gemacht.
log-redone = Was rückgängig gemacht war, wurde zurückgeholt: Zug { $turn } geht weiter.
log-paused = Die Partie machte Pause.
log-resumed = Die Partie ging weiter.
log-offered = Ein Platz wurde { $person-is ->
    [seat-you] dir angeboten
   *[other] angeboten: { $person }
}.
log-offer-taken-back = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} den angebotenen Platz behalten.
log-sought = Für Platz { $number } wurde Ersatz gesucht.
log-search-ended = Für Platz { $number } wurde niemand mehr gesucht.
log-took-over = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} Platz { $number } übernommen.
log-owner = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} die Leitung dieses Tisches bekommen.
log-rules-changed = Ein Update hat geändert, wie die Regeln gespielt werden.
log-here = { $person-is ->
    [seat-you] Du warst
   *[other] { $person } war
} doch da, obwohl anderswo abwesend.
log-departed = { $person-is ->
    [seat-you] Du hattest
   *[other] { $person } hatte
} diesen Server verlassen.

## Warum nicht.

refused-motion-open = { $seat-is ->
    [seat-you] Worum du gebeten hast
   *[other] Worum { $seat } gebeten hat
}, ist noch nicht geklärt. Danach kannst du um etwas bitten.
refused-asked-this-turn = Deiner Bitte aus diesem Zug wurde nicht zugestimmt. Hat der nächste Zug begonnen, kannst du wieder bitten.
refused-no-motion = Das ist schon geklärt. `/board` zeigt, wie es steht.
refused-waits = Deine Antwort ist notiert. Es fehlt noch ein Ja oder Nein von: { $seats }.
refused-paused = Diese Partie macht Pause: Nichts wird gespielt, und keine Bedenkzeit läuft. Sie geht weiter, wenn alle zustimmen.
refused-not-paused = Diese Partie macht keine Pause.
refused-nothing-to-undo = Es gibt keinen Zug von dir, der sich rückgängig machen ließe: Du hast noch nicht gespielt, oder es ist zu lange her.
refused-undo-stale = Seit du nachgesehen hast, hat jemand einen Zug beendet. `/undo` zeigt, was jetzt rückgängig gemacht würde.
refused-nothing-to-redo = Es gibt nichts zurückzuholen: Nichts wurde rückgängig gemacht, oder seitdem hat jemand gespielt.
refused-sits-here = { $seat-is ->
    [seat-you] Du kannst es nicht sein
   *[other] { $seat } kann es nicht sein
}: Wer an diesem Tisch sitzt, hat schon einen Platz.
refused-not-vacant = Dieser Platz lässt sich nicht anbieten, und Ersatz lässt sich für ihn auch nicht suchen: Das geht nur mit deinem eigenen, oder mit einem, den ein Bot spielt und zu dem niemand zurückkommt.
refused-lesson-of-one = Eine Lektion ist für eine Person: Ihr Platz lässt sich nicht anbieten. Wer eine will, tippt `/learn`.
refused-not-offered = Dir wird hier kein Platz mehr angeboten.
refused-offered-already = Platz { $number } ist jemandem angeboten, und zwei solche Angebote gehen nicht: ein Platz für eine Person. Jenes Angebot endet { $until }, oder wenn der Platz genommen oder zurückgezogen wird.
refused-asked-first = Wem der Platz gehört, wird zuerst gefragt und kann noch zurückkommen. Sonst kannst du ihn { $from } nehmen.
refused-nothing-offered = Du hast deinen Platz hier niemandem angeboten.
refused-sought-already = Für diesen Platz wird schon Ersatz gesucht. Die Suche endet { $until }.
refused-not-sought = Dort wird niemand mehr gesucht.
refused-not-wanted = Die anderen an diesem Tisch haben dem nicht zugestimmt, deshalb kannst du um diesen Platz nicht noch einmal bitten.
refused-search-of-others = Das kann nur beenden, wer hier Ersatz sucht oder wem der Platz gehört.
refused-owns-already = Du leitest diesen Tisch schon. Nenne jemand anderen, der hier sitzt.
refused-sits-elsewhere = Diesen Tisch leiten kann nur, wer daran sitzt.
refused-follows-already = Du verfolgst diese Partie schon.
refused-does-not-follow = Du verfolgst diese Partie nicht.
refused-too-many-follow = { $limit } Leute verfolgen diese Partie; mehr geht nicht. `/board` zeigt dir, wie sie steht.
# Ein Kanal folgt.
card-sought-at = Der Tisch ist in
