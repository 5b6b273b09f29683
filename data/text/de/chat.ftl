# Das Gespräch, gleich bei welchem Spiel: Karten, Knöpfe, Menüs, Befehle, und warum etwas nicht geht.


# Eine Person oder ein Bot mit Namen, als Glied einer Aufzählung.
seat-name = { $seat }
# Wer eine private Nachricht liest, im Satz und an seinem Anfang.
seat-you = du
seat-you-first = Du
# Jemand, von dem nichts mehr bekannt ist.
somebody = Jemand
name = { $name }
# Ein Bot auf dem Platz von jemandem, der gegangen ist.
bot-for = { $bot } (für { $person-is ->
    [seat-you] dich
   *[other] { $person }
})
# Ein Feld eines Befehls mit seinem Wert.
slot-value = { $slot }: { $value }

## Bots: wie sie spielen, und wie sie am Tisch heißen.

bot-easy = leichte Stufe
bot-normal = mittlere Stufe
bot-hard = schwere Stufe
bot-greedy = gierig
bot-random = nach Zufall
bot-name-1 = Ada
bot-name-2 = Blaise
bot-name-3 = Clara
bot-name-4 = Denis
bot-name-5 = Emmy
bot-name-6 = Felix

## Ein Tisch, dessen Karten sich nicht posten lassen.

cards-refused = Ich kann die Karten dieses Tisches dort, wo er gespielt wird, nicht posten; deshalb wird dort niemand erwähnt. Ich versuche es weiter. Bis dahin schaut selbst mit `/turn` nach.

## Befehle. Beschreibungen haben höchstens 100 Zeichen.

command-play = Einen Tisch für ein Spiel eröffnen; alle in diesem Kanal können mitspielen
command-learn = Ein Spiel lernen: die ersten Züge gegen Bots, Schritt für Schritt erklärt, nur für dich
slot-learn-game = Was du lernen willst
slot-learn-thread = Ob die Lektion einen eigenen Thread bekommt, wo der Chat Threads hat
command-invite = Freie Plätze eines Tisches einen Tag lang für Leute freihalten
command-turn = Dein Zug: was geschehen ist, und was du tun kannst
command-plan = Deinen nächsten Zug planen, während andere spielen; nur du siehst es
command-hand = Dein eigenes Bild, das nur du siehst
command-undo = Deine letzte Aktion zurücknehmen; ist dein Zug vorbei, die anderen darum bitten
slot-undo-all = Ob alles zurückgenommen wird, was du in diesem Zug getan hast
choice-undo-true = alles aus diesem Zug
command-resign = Eine Partie verlassen; ein Bot spielt für dich weiter, bis du zurückkommst
command-close = Einen Tisch schließen; während einer Partie müssen alle zustimmen
command-tables = Die Tische, an denen du sitzt; zuerst die, die auf dich warten
card-rules-changed = Ich wurde aktualisiert und spiele von jetzt an einige Regeln dieses Spiels anders als zu Beginn der Partie. Was auf dem Tisch liegt, bleibt, wie es ist.
command-report = Wer diesen Bot betreibt, erfährt, dass an einem Tisch etwas nicht stimmt
slot-report-what = Was nicht stimmt, in deinen Worten
command-help = Was es gibt, und wie man anfängt
command-kick = Einen Bot für jemanden spielen lassen, der nicht mehr kommt; alle anderen müssen zustimmen
slot-kick-whom = Wer nicht mehr kommt
command-settings = Zeitzone, Ruhezeiten ohne laufende Bedenkzeit, und wie du benachrichtigt wirst
command-table = Was du außer Spielen mit deinem Tisch tust: Pause, Einladungen, Gehen, Schließen
command-past = Zurückblicken: Verlauf, frühere Stände, Rückblick, Mitschrift einer Partie
command-me = Deine Sachen: Einstellungen, Abwesenheit, Notizen, Ergebnisse, und was ich von dir aufbewahre
command-club = Was hier allen gehört: wer am besten spielt, und wie dieser Server eingestellt ist
command-away = Sagen, dass du einige Tage weg bist: so lange läuft deine Bedenkzeit nicht
slot-settings-zone = Wo du wohnst: eine große Stadt in deiner Nähe
slot-settings-quiet-from = Wann deine Ruhezeit beginnt, oder dass du keine hast
slot-settings-quiet-to = Wann deine Ruhezeit endet
slot-away-until = Wie viele Tage oder bis zu welchem Tag; „back“, wenn du zurück bist
slot-settings-results = Wer sieht, was deine beendeten Partien ergeben
choice-quiet-off = keine Ruhezeit
choice-results-shown = alle auf dem Server
choice-results-private = nur ich
slot-settings-calls = Wo dich die Partien rufen
choice-calls-channel = im Kanal
choice-calls-private = in einer Privatnachricht
slot-settings-next = Ob dir eine Privatnachricht sagt, dass du als Nächstes dran bist
choice-next-yes = ja, sag es mir
choice-next-no = nein
slot-settings-weekly = Ob dir jede Woche eine Privatnachricht sagt, welche Partien auf dich warten
choice-weekly-yes = ja, sag es mir
choice-weekly-no = nein
slot-settings-boards = Wie dir Spielpläne und Hand gezeigt werden
choice-boards-pictures = als Bilder
choice-boards-words = als Text
choice-away-back = Bin zurück
command-board = Der Tisch, wie ihn alle sehen
command-rules = Eine Kurzfassung der Regeln eines Spiels
slot-table = Welcher Tisch; nur nötig, wo mehrere passen
slot-play-game = Was gespielt wird
slot-play-seats = Wie viele Plätze, Bots inbegriffen; drei, wenn du nichts sagst oder nicht mehr einlädst
slot-with = Jemand, dem einen Tag lang ein Platz freigehalten wird
slot-play-language = Die Sprache der Karten dieses Tisches
slot-board-as = Als Bild oder als Text
slot-rules-term = Ein Wort aus dem Regelheft, etwa Gebäude, Wertung oder Umbau
slot-rules-game = Welches Spiel; ohne Angabe das des Tisches in diesem Kanal
slot-play-thread = Ob der Tisch einen eigenen Thread bekommt, wo der Chat Threads hat
choice-thread-true = ein eigener Thread
choice-thread-false = in diesem Kanal
choice-board-picture = ein Bild
choice-board-text = als Text
choice-bot = Bot dazu: { $bot }
choice-order-drawn = Plätze am Start auslosen
choice-order-kept = Plätze lassen, wie sie sind
choice-free = Platz { $number } freigeben: { $seat }
about-bot-easy = Schaut bis zum Ende des eigenen Zugs und übersieht ab und zu etwas.
about-bot-normal = Spielt viele Partien im Kopf, bevor er wählt.
about-bot-hard = Denkt, so lange er darf: für alle, die das Spiel kennen.
about-bot-greedy = Nimmt, was sofort am meisten bringt.
about-bot-random = Tut irgendetwas, was die Regeln erlauben.
about-order-drawn = Das Los verteilt die Plätze und sagt so, wer beginnt.
about-order-kept = Alle sitzen, wo sie sich hingesetzt haben; Platz 1 beginnt.
about-seats = So viele können mitspielen. Was beim Start frei ist, fällt weg.
about-free = Wer dort saß, darf sich wieder setzen wie alle anderen.
about-close = Hier wird nicht gespielt; du wirst noch einmal gefragt.
option-order = Sitzordnung
choice-seats = { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}

help =
    Mit Pergola spielt ihr hier Brettspiele, Zug um Zug, über Stunden oder Tage.

    Neu in einem Spiel? `/learn` spielt die ersten Züge mit dir, Schritt für Schritt.
    `/play` eröffnet einen Tisch. Wer will, drückt *Mitspielen*; wer den Tisch leitet, wählt auf seiner Karte Varianten und Bots und drückt *Start*.
    Wartet das Spiel auf dich, erwähnt dich seine Karte. Drück *Mein Zug*, wähle und drück *Bestätigen*; bis dahin siehst nur du es und kannst alles zurücknehmen.
# Alle Befehle, nach dem Ort, an dem sie stehen.
help-everyday = Jeden Tag: { $commands }
help-table = `/table` – dein Tisch: { $commands }
help-past = `/past` – zurückblicken: { $commands }
help-me = `/me` – deine Sachen: { $commands }
help-club = `/club` – was hier allen gehört: { $commands }
help-command = `/{ $command }`
help-word = `{ $command }`
help-typed = Alles aus den Menüs lässt sich auch tippen: Der Befehl des Spiels, etwa `/alhambra buy`, bietet beim Tippen an, was möglich ist.

## Knöpfe. Höchstens 80 Zeichen.

button-turn = Mein Zug
button-hand = Meine Hand
button-plan = Zug vorausplanen
button-plan-show = Mein Plan
button-plan-otherwise = Sonst …
button-plan-end = Dann bestätigen
button-plan-ask = Frag mich, wenn sich was ändert
button-plan-play = Auf jeden Fall so spielen
button-plan-cancel = Plan verwerfen
button-board = Brett
button-report = Hier stimmt etwas nicht
button-page = Seite { $number }
button-text = Als Text
button-rules = Regeln
button-the-rule = Die Regel: { $term }
button-join = Mitspielen
button-leave = Gehen
button-bot = Bot dazu
button-unbot = Bot entfernen
button-start = Start
button-close = Tisch schließen
button-play-on = Doch weiter
button-confirm = Bestätigen
button-back = Zurücknehmen
button-restart = Zug von vorn
button-resign = Aufgeben
button-return = Bin zurück
button-rematch = Revanche
button-up = Zurück
button-choose = Wählen
button-more = Mehr
button-numbered = { $number }
button-lettered = { $number }{ $letter }
button-cancel = Abbrechen
button-next = Seite vor
button-previous = Seite zurück

button-time = Bedenkzeit
button-snooze = { $hours ->
    [one] In { $hours } Stunde
   *[other] In { $hours } Stunden
}
button-bot-turn = Ein Bot spielt diesen Zug
button-bot-seat = Ein Bot übernimmt

## Menüs.

# Notation, wo ein Spiel keine Worte hat.
menu-action = { $action }
menu-none = alles
# Was sich ausfüllen lässt, wo mehrere Tische gemeint sein können.
suggestion-at-table = { $said } · Tisch { $table }
# Zwei Schritte auf dem Weg zu einer Aktion.
menu-steps = { $front } · { $next }
# Ein Schritt, der zu mehr führt.
menu-more = { $step } …
# Mit der Nummer seiner Stelle im Bild.
menu-numbered = { $number } · { $step }
# Mehrere an einer Stelle.
menu-lettered = { $number }{ $letter } · { $step }
ask-choose = Wähle
more-here = Was hier sonst noch geht:
ask-turn = Was tust du?
ask-more = Mach weiter oder bestätige deinen Zug.
ask-confirm = Mehr geht nicht: Bestätige deinen Zug.
ask-step = { $steps }: wähle.
ask-aside = { $action }: Die anderen erfahren das sofort, und es lässt sich nicht zurücknehmen. Willst du das tun?
ask-aside-in-menu = Die anderen erfahren das sofort, deshalb wirst du erst gefragt: Wähle es hier.
ask-part = Einen Teil davon größer ansehen
ask-table = Welcher Tisch?
ask-table-typed = Du kannst hier mehrere Tische meinen, deshalb ist noch nichts geschehen: { $tables }. Tippe es noch einmal und sag mit `table:` dazu, welchen.
ask-invite-where = Mehrere deiner Tische hier haben freie Plätze: { $tables }. Sag mit `table:` dazu, welcher sie freihält.
table-number = Tisch { $table }
ask-rules = Die Regeln welches Spiels?
ask-learn = Welches Spiel willst du lernen? Du spielst seine ersten Züge gegen Bots, und nur du siehst es.
ask-options = Varianten und Module
ask-own = Für deinen eigenen Platz
ask-seats = Plätze und Bots
ask-resign = Willst du diese Partie verlassen? Ein Bot spielt für dich weiter; du kannst zurückkommen, solange sie dauert.
ask-resign-last = Willst du diese Partie verlassen? Sonst ist niemand mehr an diesem Tisch: Er wird geschlossen, wenn du gehst.
ask-close = Willst du diesen Tisch schließen? Dann kann hier niemand mehr spielen.
ask-close-together = Willst du diesen Tisch schließen? Er wird geschlossen, wenn alle zustimmen; die anderen werden gefragt.
ask-close-together-or-there = Willst du diesen Tisch schließen? Von hier aus wird er geschlossen, wenn alle zustimmen; die anderen werden gefragt. In seinem eigenen Kanal kannst du ihn als Moderation sofort schließen.
ask-close-agreed = Alle, die hier spielen, sind dafür, diesen Tisch zu schließen. Willst du ihn jetzt schließen?
ask-close-moderator = Willst du diesen Tisch als Moderation sofort schließen? Seine Partie ist nicht zu Ende.
ask-hand-over = Willst du gehen? Der Tisch gehört dann der nächsten Person.
ask-leave-empty = Willst du gehen? Sonst ist niemand hier: Der Tisch wird geschlossen, wenn du gehst.

## Notizen.

command-note = Dir an einem Tisch etwas notieren; sonst sieht es niemand
slot-note-text = Eine neue Zeile; ohne Angabe siehst du deine Notiz, und wie man sie löscht
button-note = Notiz
button-note-last = Letzte Zeile löschen
button-note-delete = Notiz löschen
note-heading = Deine Notiz, die nur du siehst. `/me note text:` fügt eine Zeile an; am Ende der Partie verschwindet sie.
note-none = Du hast hier nichts notiert. `/me note text:` fügt eine Zeile an, die sonst niemand sieht; am Ende der Partie verschwindet sie.
note-line = 📝 { $line }
note-more = 📝 … `/me note` zeigt sie ganz.

## Pläne.

plan-intro = Du bist nicht dran. Plane deinen Zug, dann wird er gespielt, sobald er kommt, ohne dass du erwähnt wirst; was du planst, sieht sonst niemand.
plan-first = Was tust du, wenn du dran bist?
plan-then = Was tust du dann?
plan-more = Mach weiter, oder sag, dass du dann bestätigst.
plan-end = Mehr geht in diesem Zug nicht: Sag, dass du dann bestätigst.
plan-otherwise = Was tust du, wenn nichts davon möglich ist?
plan-heading = Dein Plan, den nur du siehst:
plan-turn-first = { $number }\. { $actions }
plan-turn-otherwise = { $number }\. Sonst: { $actions }
# Ein Zug, der noch geplant wird.
plan-turn-open = { $turn } → …
# Ein Zug, dessen Rest vom Glück abhängt.
plan-turn-luck = { $turn }. Was dann kommt, hängt vom Glück ab: Gibt es noch etwas zu tun, machst du selbst weiter.
plan-turn-not-now = { $turn }. So, wie es steht, geht das nicht: { $why }
# Zwei Aktionen nacheinander.
plan-actions = { $front } → { $next }
plan-confirm = bestätigen
plan-plays = Wenn du dran bist, wird das Erste hiervon, das dann noch geht, für dich gespielt. Geht nichts davon, wirst du gefragt wie immer.
plan-asks = Wenn du dran bist, wird es nur gespielt, wenn alles, was du wählen konntest, und alles, was daraus wird, noch so ist wie beim Planen. Sonst wirst du gefragt wie immer.
plan-another-deed = Jetzt käme etwas anderes dabei heraus.
plan-changed = Seit du geplant hast, hat sich etwas geändert, und für diesen Fall wolltest du gefragt werden.
plan-unfinished = Du hattest ihn nicht zu Ende geplant.
plan-cancelled = Dein Plan ist verworfen.
plan-other-now = Dieser Knopf ist überholt: Dein Plan hat sich geändert, oder was sich planen lässt. So steht es jetzt.
plan-played = Dein Plan wurde schon gespielt: Die Karte des Tisches sagt, was daraus wurde.
plan-began = Dein Plan hat deinen Zug begonnen. Was jetzt kommt, hing vom Glück ab, deshalb machst du selbst weiter.
plan-not-played = Dein Plan ließ sich nicht spielen, deshalb wirst du gefragt:

## Die Karten eines Tisches.

card-title = **{ $game }** · { $table ->
    [0] Mitschrift
   *[other] Tisch { $table }
}
card-title-turn = { $title } · Zug { $turn }
card-title-round = { $title } · { $round }
card-turn = Am Zug: { $seats }
card-asked = { $seats }: { $question }
card-waiting = Das Spiel wartet auf { $seats }.
card-thinking = { $seats } { $count ->
    [one] denkt
   *[other] denken
} nach.
bots-wait = Hier hat seit einem Tag niemand etwas getan, deshalb warten die Bots. Sie spielen weiter, wenn jemand, der hier mitspielt, `/turn` öffnet oder auf den eigenen Platz zurückkommt.
bots-waited = Hier hatte seit einem Tag niemand etwas getan, deshalb haben die Bots gewartet. Jetzt bist du da: Sie spielen weiter, und eine Karte erwähnt dich, wenn du etwas tun musst.
card-left = { $person } hat diese Partie verlassen. { $bot }, ein Bot ({ $plays }), spielt weiter, bis { $person } zurückkommt.
card-came-back = { $seat } ist zurück und spielt wieder selbst.
card-coming-back = Willkommen zurück: { $seat } beendet noch diesen Zug und gibt dann den Platz ab.
close-open = Diesen Tisch schließen? Dafür: { $by }. Er wird geschlossen, sobald auch zustimmt, wer noch fehlt: { $seats }.
close-ready = Alle, die hier spielen, sind dafür, diesen Tisch zu schließen: Er schließt, sobald jemand von euch es tut.
card-vote-taken-back = { $seat } will diesen Tisch nicht mehr schließen: Die Partie geht weiter.
card-vote = { $seat } möchte diesen Tisch schließen. Das geschieht, wenn auch { $seats } { $count ->
    [one] zustimmt
   *[other] zustimmen
}; bis dahin geht die Partie weiter.
story-played-for-you = Ein Bot hat für dich gespielt:
story-deputy = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} für { $of-is ->
    [seat-you] dich
   *[other] { $of }
} gespielt:
story-time-played-for-you = Deine Bedenkzeit war um, deshalb hat ein Bot für dich gespielt:
story-time-played = Die Bedenkzeit war um, deshalb { $of-is ->
    [seat-you] hast du
   *[other] hat { $of }
} gespielt:
story-time-confirmed = { $of-is ->
    [seat-you] Du hattest
   *[other] { $of } hatte
} keine Bedenkzeit mehr, deshalb wurde bestätigt, was schon vorbereitet war:
story-time-confirmed-yours = Deine Bedenkzeit war um, deshalb wurde bestätigt, was du schon vorbereitet hattest:
story-deputy-time-confirmed = { $person-is ->
    [seat-you] Du hast
   *[other] { $person } hat
} für { $of-is ->
    [seat-you] dich
   *[other] { $of }
} gespielt; die Bedenkzeit war um, deshalb wurde bestätigt, was schon vorbereitet war:
turn-done = Bisher in diesem Zug:
turn-ended = Dein Zug ist vorbei; was bestätigt ist, lässt sich nicht zurücknehmen.
turn-here = Du hattest gesagt, dass du weg bist und { $until } zurückkommst. Wer einen Zug beendet, ist da: An diesem Tisch ist das vorbei, und deine Bedenkzeit läuft wieder. `/me away until:` sagt es von Neuem.
turn-anew = **Du bist wieder dran: Das ist ein neuer Zug.**
turn-waiting = Du bist nicht dran. Gewartet wird auf: { $seats }. Wenn du etwas tun musst, erwähnt dich eine Karte.
turn-thinking = Du bist nicht dran: { $seats } { $count ->
    [one] denkt
   *[other] denken
} nach. Wenn du etwas tun musst, erwähnt dich eine Karte.
turn-may = Gewartet wird auf: { $seats }. Inzwischen kannst auch du etwas tun.
turn-aside = Erledigt:
turn-over = Die Partie ist zu Ende.
over-winner = **{ $seats-is ->
    [seat-you] Du gewinnst
   *[other] { $seats } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.**
over-winners = **Geteilter Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $seats }.**
over-standing = { $rank }\. { $seat } · { $points }
closed-owner = Wer diesen Tisch leitete, hat ihn geschlossen.
closed-empty = Dieser Tisch wurde geschlossen: Alle sind gegangen.
closed-moderator = Dieser Tisch wurde von der Moderation geschlossen.
closed-agreed = Dieser Tisch wurde geschlossen: Alle waren dafür.
closed-unstarted = Dieser Tisch wurde geschlossen: Eine Woche lang hat niemand die Partie begonnen. `/play` eröffnet einen neuen.
closed-abandoned = Diese Lektion wurde geschlossen: Eine Woche lang hat sie niemand fortgesetzt.
closed-deserted = Dieser Tisch wurde geschlossen: Alle haben aufgegeben.

## Zeit.

# Wie lange etwas dauert.
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-none = So viel Zeit, wie du willst
time-turn = { $time } je Zug
time-bank = { $time }, dazu { $more } je Zug
time-limit = Bedenkzeit: { $time }. { $then }.
time-then-ask = Ist sie um, entscheiden die anderen, ob ein Bot spielt
time-then-turn = Ist sie um, spielt ein Bot diesen Zug
time-then-seat = Ist sie um, spielt ein Bot weiter, bis die Person zurückkommt
ask-time = Wie viel Bedenkzeit gibt es?
ask-then = Was geschieht, wenn sie um ist?
time-until = Deine Bedenkzeit hierfür endet { $until }.
time-until-of = { $seat }: Die Bedenkzeit endet { $until }.
card-reminder = { $seat }: Das Spiel wartet noch auf dich, und deine Bedenkzeit endet { $until }. Soll ich dich später noch einmal erinnern?
card-time-over-ask = Für diesen Zug hat { $seat } keine Bedenkzeit mehr. { $seats }: Wenn { $count ->
    [one] du zustimmst
   *[other] ihr alle zustimmt
}, spielt ein Bot weiter; bis dahin kann { $seat } noch spielen.
card-time-over-alone = { $seat }: Deine Bedenkzeit für diesen Zug ist um. Sonst wartet hier niemand auf dich, also spiel weiter, wann du magst.
card-time-over-deputy = { $of } hat keine Bedenkzeit mehr für diesen Zug. { $person }: Du spielst für { $of }, deine Bedenkzeit endet { $until }. Danach spielt ein Bot.
card-time-over-turn = { $person } hat keine Bedenkzeit mehr: { $bot }, ein Bot ({ $plays }), spielt diesen Zug.
card-time-over-seat = { $person } hat keine Bedenkzeit mehr: { $bot }, ein Bot ({ $plays }), spielt weiter, bis { $person } zurückkommt.
card-bot-plays-on = { $bot }, ein Bot ({ $plays }), spielt für jemanden weiter, den ich nicht mehr kenne.
card-bot-wanted = Von jetzt an soll ein Bot für { $seat } spielen, wenn auch { $seats } { $count ->
    [one] zustimmt
   *[other] zustimmen
}. Wer ersetzt werden soll, kann das beenden, indem er spielt, und auf jeden Fall später zurückkommen.
card-voted-out = Alle waren einverstanden: { $bot }, ein Bot ({ $plays }), spielt für { $person }, bis { $person } zurückkommt.
time-agreed = Notiert: Du bist einverstanden, dass ein Bot für { $seat } spielt. Er tut es, wenn auch diese zustimmen: { $seats }.
time-bot-plays = Jetzt spielt ein Bot für { $seat }.
time-snoozed = Ich erinnere dich wieder: { $at }.
rest-now = So ist es für dich eingestellt, an all deinen Tischen:
rest-changed = Notiert. So ist es von jetzt an für dich eingestellt, an all deinen Tischen:
rest-zone = Deine Zeitzone ist { $zone }.
rest-no-zone = Ich kenne deine Zeitzone nicht. `/me settings zone:` sagt sie mir.
rest-quiet = Von { $from } bis { $to } läuft deine Bedenkzeit nicht, und ich erinnere dich nicht.
rest-no-quiet = Du hast keine Ruhezeit. `/me settings quiet-from:` und `quiet-to:` stellen sie ein.
rest-away = Du bist weg und kommst { $until } zurück.
rest-away-stands = Bis dahin läuft deine Bedenkzeit nicht. Sie steht im Jahr an höchstens { $days } angekündigten Tagen, für all deine Tische zusammengezählt.
rest-away-stands-until = Deine Bedenkzeit steht jetzt und läuft { $stands } wieder an: Sie steht im Jahr an höchstens { $days } angekündigten Tagen, für all deine Tische zusammengezählt.
rest-away-runs = Deine Bedenkzeit läuft trotzdem: Sie steht im Jahr an höchstens { $days } angekündigten Tagen, für all deine Tische zusammengezählt, und deine sind bis zum nächsten Jahr aufgebraucht.
rest-away-ends = `/me away until:back` beendet es. An einem Tisch endet es auch, wenn du dort selbst einen Zug beendest: Wer spielt, ist da.
rest-days-left = Solange du weg bist, steht deine Bedenkzeit, im Jahr an höchstens { $days } angekündigten Tagen, für all deine Tische zusammengezählt; { $left ->
    [0] davon ist dieses Jahr keiner
    [one] davon ist dieses Jahr einer
   *[other] davon sind dieses Jahr { $left }
} übrig. An einem Tisch endet eine Abwesenheit, sobald du dort selbst einen Zug beendest.
results-shown = `results` · Was deine beendeten Partien ergeben, können alle auf dem jeweiligen Server sehen.
results-private = `results` · Was deine beendeten Partien ergeben, siehst nur du.
calls-channel = `calls` · Deine Partien rufen dich in ihren Kanälen.
calls-private = `calls` · Deine Partien rufen dich in Privatnachrichten, oder in ihrem Kanal, wo ich dir nicht schreiben kann.
next-told = `next` · Ich sage dir privat, wenn du als Nächstes dran bist.
next-untold = `next` · Ich sage dir nicht, wenn du als Nächstes dran bist.
weekly-told = `weekly` · Jede Woche sage ich dir privat, welche Partien auf dich warten.
weekly-untold = `weekly` · Ich sage dir nicht jede Woche, welche Partien auf dich warten.
boards-pictures = `boards` · Spielpläne werden dir als Bilder gezeigt.
boards-words = `boards` · Spielpläne werden dir als Text erzählt.
rest-here = Du bist nicht weg. `/me away until:` sagt mir, wann du es bist.
settings-change = `/me settings` mit einem dieser Wörter, etwa `calls:`, ändert es.

## Vor der Partie.

lobby-title = **{ $game }** · Tisch { $table } · wer spielt mit?
lobby-variant = Gespielt wird mit { $options }.
lobby-edition = Ausgabe { $edition }
lobby-own = { $choice } für { $seat }
lobby-owner = { $number }\. { $seat } (leitet den Tisch)
lobby-person = { $number }\. { $seat }
lobby-bot = { $number }\. { $seat } (Bot, { $plays })
lobby-kept = { $number }\. freigehalten für { $seat }: Drück *Mitspielen*
lobby-kept-no-more = { $number }\. frei; war für { $seat } freigehalten
lobby-empty = { $number }\. frei
lobby-free = { $free ->
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-start-with = Jetzt gestartet, wird es eine Partie zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}.
lobby-shuffled = Wer wo sitzt, wird zu Beginn der Partie ausgelost.
lobby-begun = Die Partie hat begonnen.
choice-on = { $option }: damit spielen
choice-off = { $option }: ohne spielen
choice-chosen = { $option }: { $choice } ✓
choice-taken = { $option }: { $choice } ({ $seat })
choice-other = { $option }: { $choice }
opened = Der Tisch ist eröffnet: Seine Karte ist in diesem Kanal.
opened-in-this-thread = Der Tisch ist eröffnet und bleibt in diesem Thread: Seine Karte ist hier. Ein Thread kann keine eigenen Threads haben.
closed-done = Du hast diesen Tisch geschlossen.
left-done = Du hast diesen Tisch verlassen.
invited-done = Erledigt: Einen Tag lang sind Plätze freigehalten.
played-on = Deine Stimme fürs Schließen ist zurückgenommen: Die Partie geht weiter.
resigned = Du hast diese Partie verlassen; ein Bot spielt für dich weiter. Du kannst zurückkommen, solange sie dauert.

## Lektionen.

lesson-step = 🎓 *Schritt { $number } von { $steps }.* { $said }
lesson-choose = 👉 Wähle **{ $entry }**.
lesson-press = 👉 Drück **{ $button }**.
lesson-begun = Du steckst mitten in dieser Lektion. Um neu anzufangen, schließe sie erst und tippe dann noch einmal `/learn`.
lesson-no-threads = Hier gibt es keine Threads, deshalb ist deine Lektion in dieser Nachricht. Nur du siehst sie.
lesson-opened = Deine Lektion ist bereit. Sie bekommt einen eigenen Thread, und du kannst sie auch von hier aus spielen.
lesson-strayed = 🎓 Das kannst du tun. Die Lektion meinte **{ $meant }**: Drück **Zurücknehmen**, um ihr zu folgen, oder geh deinen eigenen Weg.
lesson-left = 🎓 Du bist deinen eigenen Weg gegangen: Spiel weiter wie in jeder Partie, die Bots tun es auch. `/undo` geht einen Zug zurück, falls du doch lieber der Lektion folgst.
lesson-done = Du kannst diese Partie zu Ende spielen oder schließen. `/play` eröffnet einen Tisch für dich und deine Leute.
lesson-waiting = Die Bots spielen gerade: { $seats }. Drück gleich **Mein Zug**.
lesson-ask-close = Willst du diese Lektion verlassen? `/learn` beginnt sie jederzeit von vorn.
lesson-closed = Diese Lektion ist geschlossen. `/learn` beginnt sie von vorn, und `/play` eröffnet einen Tisch für eine Partie mit anderen.
lesson-of-another = Das ist die Lektion von jemand anderem. `/learn` beginnt deine eigene.

## Listen von Tischen.

list-title = { $game } · Tisch { $table }
list-yours = Deine Tische auf diesem Server, zuerst die, die auf dich warten:
list-nothing = Du sitzt auf diesem Server an keinem Tisch. `/play` eröffnet einen.
list-lobby = { $heading } · nicht begonnen
list-away = { $heading } · { $of } ist weg und kommt { $until } zurück
list-away-deputy = { $heading } · { $person } spielt für { $of }, zurück { $until }
list-waits = { $heading } · du bist dran
list-deputy = { $heading } · du bist die Vertretung von { $of }
list-deputy-waits = { $heading } · du spielst für { $of }
list-paused = { $heading } · Pause
list-asked = { $stands } · du wirst etwas gefragt
list-plays = { $heading } · wartet auf andere
list-alone = { $heading } · die Bots warten, bis du hereinschaust
list-resigned = { $heading } · { $seat }: du kannst zurückkommen
list-over = { $heading } · zu Ende
too-fast = Ich bin noch mit dem beschäftigt, was du vorhin wolltest, deshalb ist nichts geschehen. Drück gleich noch einmal.
not-here = Du spielst an keinem Tisch mehr, zu dem das gehört; es ist nichts geschehen.
name-with-seat = { $name } ({ $number })
found-nothing = Dafür hat dieser Kanal keinen Tisch.
found-no-such = So einen Tisch gibt es hier nicht: { $table }. Ein Tisch ist in seinem eigenen Kanal zu finden, und von seinen Leuten auf dem ganzen Server.
found-no-such-to-close = { $found } Die Moderation schließt einen Tisch in dem Kanal, in dem er ist.
table-stands-still = Tisch { $table } steht still: So, wie er gespeichert ist, lässt er sich nicht lesen. Nichts davon ist verloren; wer den Bot betreibt, findet den Grund in dessen Log.

## Regeln.

rules-term-title = **{ $game }** · ein Wort der Regeln
refused-term = „{ $term }“ ist kein Wort dieser Regeln, oder mehrere. Es gibt: { $terms }.
rules-title = **{ $game }** · Regeln, Seite { $page } von { $pages }

## Warum nicht: die Tatsache, ihre Zahl, und was stattdessen geht.

refused-setup = So lässt sich das nicht spielen: { $why }
refused-rule = { $why }
refused-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Spielen lassen sich: { $games }.
refused-no-lesson = Für { $game } gibt es noch keine Lektion. Du kannst eines von diesen lernen oder `/rules` lesen.
refused-option = Eine Option „{ $key }“ mit diesem Wert gibt es hier nicht. Wählbar sind: { $options }.
refused-unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Wählbar sind: { $editions }.
refused-edition-missing = Die gedruckte Ausgabe „{ $edition }“, mit der dieser Tisch gespielt wird, ist nicht da. Wer den Bot betreibt, kann sie zurückholen.
refused-edition-differs = Die gedruckte Ausgabe „{ $edition }“ ist nicht die, mit der dieser Tisch eröffnet wurde. Wer den Bot betreibt, kann die alte zurückholen.
option-edition = Ausgabe
edition-first = mitgeliefert
edition-named = { $edition }
refused-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Wählbar sind: { $bots }.
refused-seat-count = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $seats }.
refused-seats = „{ $seats }“ ist keine Zahl. Dieses Spiel hat { $least } bis { $most } Plätze.
refused-language = Die Sprache „{ $language }“ gibt es noch nicht. Wählbar sind: { $languages }.
refused-full = Alle { $seats } Plätze sind besetzt. Wer den Tisch leitet, kann Plätze ergänzen oder einen Bot entfernen.
refused-kept = { $kept ->
    [one] Der letzte freie Platz ist für eine eingeladene Person freigehalten.
   *[other] Die { $kept } Plätze, die nicht besetzt sind, sind für Eingeladene freigehalten.
} Nach einem Tag sind freigehaltene Plätze für alle frei; wer den Tisch leitet, kann sie vorher freigeben.
refused-nobody-to-invite = Hier ist niemand, dem ein Platz freizuhalten wäre: Nenne Leute, die weder hier sitzen noch schon eingeladen sind.
refused-nobody-to-free = Von dieser Person lässt sich kein Platz freigeben: Niemand mit diesem Namen sitzt hier oder ist eingeladen. Wer den Tisch leitet, kann stattdessen gehen.
refused-not-voted = Du hast nicht zugestimmt, diesen Tisch zu schließen: Die Partie geht ohnehin weiter.
refused-already-seated = Du sitzt schon hier, auf Platz { $number }.
refused-not-seated = Du sitzt nicht an diesem Tisch. Zuschauen kannst du.
refused-no-bot = An diesem Tisch ist kein Bot.
refused-not-owner = Das kann nur, wer den Tisch leitet: { $owner }.
refused-moderator-elsewhere = Du moderierst hier, und dieser Tisch ist woanders: Als Moderation kannst du ihn in dem Kanal schließen, in dem er ist.
refused-no-owner = Das kann nur, wer den Tisch leitet, und diesen leitet niemand.
refused-too-few = { $seated ->
    [one] Nur { $seated } Platz ist besetzt
   *[other] Nur { $seated } Plätze sind besetzt
}, und das Spiel braucht { $least }. Warte auf andere oder nimm einen Bot dazu.
refused-seats-taken = { $seated ->
    [one] { $seated } Platz ist
   *[other] { $seated } Plätze sind
} schon besetzt oder freigehalten: Weniger geht nicht. Jemand kann gehen, oder ein Bot entfernt werden.
refused-started = Diese Partie hat schon begonnen: Plätze und Optionen bleiben, wie sie sind.
refused-not-started = Diese Partie hat noch nicht begonnen. Wer den Tisch leitet, drückt auf der Karte *Start*.
refused-ended = Hier wird nicht mehr gespielt: Die Partie ist zu Ende, oder ihr Tisch wurde geschlossen. Die letzte Karte einer beendeten Partie bietet eine Revanche an.
refused-resigned = Auf deinem Platz hier spielt jetzt ein Bot.
refused-not-resigned = Du spielst hier selbst, da gibt es nichts, wohin du zurückkommen müsstest.
seat-of-bot = An diesem Tisch spielt ein Bot für dich: Du bist gegangen, deine Bedenkzeit war um, oder alle anderen waren dafür. Du kannst zurückkommen, solange die Partie dauert.
seat-stood-in = Deine Bedenkzeit war um, deshalb spielt ein Bot diesen einen Zug für dich. Ab deinem nächsten Zug spielst du wieder selbst.
seat-returning = Ein Bot beendet noch, was er für dich begonnen hat; dann spielst du wieder selbst.
refused-table-of-before = Dieser Knopf gehört zu einer Partie, die ich nicht mehr habe: Ihr Tisch ging verloren, und ein anderer hat jetzt seine Nummer.
refused-stale = Dieser Knopf ist von vorhin: Seitdem hat sich etwas geändert, und weiter wurde nichts gespielt. So steht es jetzt.
refused-not-your-turn = Du bist nicht dran. Gewartet wird auf: { $seats }.
refused-unreadable = „{ $what }“ kann ich nicht lesen: { $why }.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug hast du nichts getan, und was bestätigt ist, bleibt.
refused-undo-closed = Das lässt sich nicht zurücknehmen: Es ist endgültig, war Glückssache, hat etwas Verdecktes gezeigt, oder ein Bot hat es getan.
refused-turn-has-begun = Das Spiel wartet jetzt auf dich, da gibt es nichts zu planen.
refused-nothing-to-plan = Das kannst du gerade nicht planen: Was du als Nächstes gefragt wirst, ist kein Zug, oder es gibt keinen mehr.
refused-plan-full = Dein Plan fasst, so viel ein Plan kann: { $turns } Züge, oder weniger lange. Nimm etwas zurück oder verwirf ihn.
refused-note-too-long = Deine Notiz fasst höchstens { $characters } Zeichen, und das wären mehr. Lösche erst etwas.
refused-note-changed = Deine Notiz ist nicht mehr die, die du angesehen hast, deshalb wurde nichts gelöscht.
refused-plan-breaks = Was du in diesem Zug vorher gewählt hast, geht so, wie es steht, nicht mehr. Nimm das erst zurück.
refused-aside-waits = Das muss warten, bis der laufende Zug beendet ist. Gewartet wird auf: { $seats }.
refused-undo-breaks = Das lässt sich nicht zurücknehmen: Was danach gespielt wurde, wäre nicht mehr möglich.
refused-votes = Deine Stimme fürs Schließen dieses Tisches ist notiert. Gespielt wird noch, bis auch diese zustimmen: { $seats }.
takes-long = Das dauert länger als zwei Minuten. Es wird daran gearbeitet; bitte frag in einer Weile noch einmal.
not-shown = Das ließ sich gerade nicht zeigen. Bitte versuch es gleich noch einmal.
saved-not-shown = Was du getan hast, ist gespeichert, aber es ließ sich nicht zeigen. Wie es steht, siehst du hinter dem Knopf.
refused-time = So wenig oder so viel Bedenkzeit geht nicht: zwischen einer Minute und 60 Tagen.
refused-not-due = Das ist nicht mehr offen: Seitdem hat sich etwas geändert.
refused-not-away = Dort kann jetzt kein Bot spielen: Dafür braucht es jemand anderen an diesem Tisch, auf den allein die Partie seit einem Tag wartet oder dessen Bedenkzeit um ist.
refused-not-away-yet = Für { $seat-is ->
    [seat-you] dich
   *[other] { $seat }
} kann noch kein Bot spielen: Erst muss die Partie einen Tag lang allein auf diesen Platz warten, ohne Ruhezeiten und mit höchstens drei Tagen einer angekündigten Abwesenheit. Geschieht nichts, kannst du { $until } zustimmen.
refused-snooze = So viel später kann keine Erinnerung kommen: Vorher ist deine Bedenkzeit um, es war die letzte, oder die Partie wartet nicht auf dich.
refused-until = Ich kann „{ $until }“ nicht lesen. Sag, wie viele Tage du weg bist, etwa `7`, einen Tag wie `2026-12-24`, oder `back`.
refused-time-of-day = „{ $time }“ ist keine Uhrzeit. `22:30` ist eine.
reported = Danke. Wer diesen Bot betreibt, kann sich diesen Tisch jetzt ansehen, wie er ist (Nr. { $number }), mit dem, was du geschrieben hast. Am Tisch erfährt niemand davon.
reported-pressed = Danke. Wer diesen Bot betreibt, kann sich diesen Tisch jetzt ansehen, wie du ihn gesehen hast (Nr. { $number }). Am Tisch erfährt niemand davon. Was stimmt nicht? `/table report what:` sagt es in deinen Worten.
refused-reports = Du hast heute { $count } Dinge gemeldet; mehr bewahre ich von einer Person an einem Tag nicht auf. Bitte mach morgen weiter.
refused-choice = „{ $typed }“ geht dort nicht. Sag `{ $one }` oder `{ $other }`.
refused-results-for = „{ $typed }“ sagt nicht, wer deine Ergebnisse sieht. Sag `shown` oder `private`.
refused-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Tippe den Anfang einer großen Stadt in deiner Nähe und wähle eine, etwa `Europe/Berlin`.
refused-no-zone = Für eine Ruhezeit muss ich deine Zeitzone kennen: Nenne mit `zone:` eine große Stadt in deiner Nähe.
refused-quiet-hours = Eine Ruhezeit beginnt und endet zu verschiedenen Zeiten und dauert höchstens { $hours } Stunden am Tag.
refused-away-too-long = Du kannst höchstens { $days } Tage am Stück weg sein.
refused-away-past = Dieser Tag hat schon begonnen oder steht in keinem Kalender. Nenne einen, der noch kommt.
refused-not-saved = Das ließ sich nicht speichern, deshalb hat sich nichts geändert. Bitte versuch es gleich noch einmal.
refused-perhaps-saved = Genau in diesem Augenblick riss die Verbindung zum Speicher ab, deshalb ist noch nicht bekannt, ob dies gespeichert wurde. Sieh gleich noch einmal nach dem Tisch: Zeigt er nicht, was du getan hast, versuch es bitte noch einmal.
refused-too-long = Das Log dieses Tisches ist mit { $entries } Einträgen voll. Er lässt sich jetzt nur noch schließen.
refused-turn-too-long = Dein Zug fasst, so viele Aktionen ein Zug kann. Bestätige ihn oder nimm etwas zurück.
refused-crowded-person = Du sitzt an { $limit } Tischen, die nicht beendet sind; mehr geht nicht. Ist einer davon zu Ende oder geschlossen, kannst du dich an einen anderen setzen; `/tables` zeigt deine auf diesem Server.
refused-crowded-channel = In diesem Kanal sind { $limit } Tische offen; mehr geht nicht. Vielleicht ist in einem anderen Kanal Platz, oder hier, wenn ein Tisch zu Ende oder geschlossen ist.
refused-crowded-server = Auf diesem Server sind { $limit } Tische offen; mehr geht nicht. Ist einer davon zu Ende oder geschlossen, ist wieder Platz.
refused-crowded-bots = An den Tischen, die du leitest, sind { $limit } Bots; mehr geht nicht. Ist einer dieser Tische zu Ende oder geschlossen, ist Platz für weitere, und Menschen können immer mitspielen; `/tables` zeigt deine Tische auf diesem Server.
refused-crowded-heir = Mit diesem Tisch wären es an den Tischen, die diese Person leitet, mehr als { $limit } Bots, und das geht nicht. Jemand anderes hier kann ihn leiten, oder sie selbst, wenn einer ihrer Tische zu Ende oder geschlossen ist.
refused-id = Eine Kennung in dieser Anfrage ist länger als { $characters } Zeichen, deshalb wurde sie nicht ausgeführt.
refused-not-played-on = Von dort aus lässt sich nicht weiterspielen: Mit den Regeln, die ich jetzt kenne, kann ich diesen Zug nicht lesen. Wähle einen anderen.
refused-still-played = An Tisch { $table } wird noch gespielt. Eine Revanche ist möglich, wenn die Partie zu Ende ist.
refused-rematch = Eine Revanche ist für die, die gespielt haben. `/play` eröffnet einen anderen Tisch.
refused-press = Dieser Knopf bedeutet hier nichts mehr. `/turn` zeigt, was du tun kannst, `/tables` deine Tische.
refused-not-yours = Dieses Menü gehört zu Platz { $number }, nicht zu deinem. Das hier kannst du tun.
refused-command = „/{ $command }“ kenne ich nicht. `/help` zeigt, was es gibt.
refused-command-elsewhere = Das heißt hier `/{ $group } { $command }`.
refused-unknown-slot = „{ $verb }“ hat keine Option „{ $slot }“. Es hat { $slots }.
refused-missing-slot = „{ $verb }“ braucht die Option „{ $slot }“.
refused-nothing-to = Gerade gibt es nichts, was mit `{ $verb }` ginge.
refused-nothing-with = Gerade geht nichts mit { $slot }. Möglich sind { $possible }.
refused-contradiction = { $slot } passt nicht zu { $others }. Dazu passt { $possible }.

# Am Ende des Alternativtextes eines Bildes, der nicht alles fasst.
alt-rest = Der Rest: /board as:text.
slot-settings-confirm = Wann du einen Zug bestätigst, in dem nichts mehr zu wählen ist
choice-confirm-ask = immer
choice-confirm-final = nur, wenn sein Ende nicht zurückzunehmen ist
choice-confirm-never = nie
slot-settings-language = Die Sprache von allem, was nur du siehst
choice-language-of-app = wie deine App
time-until-then = { $seat }: Die Zeit endet { $until }. { $then }.
confirm-ask = `confirm` · Du bestätigst jeden deiner Züge.
confirm-final = `confirm` · Ein Zug, in dem nichts mehr zu wählen ist, endet von selbst; du bestätigst ihn nur, wenn sein Ende nicht zurückzunehmen ist.
confirm-never = `confirm` · Ein Zug, in dem nichts mehr zu wählen ist, endet von selbst.
language-own = `language` · Was nur du siehst, ist in dieser Sprache: { $language }.
language-of-app = `language` · Was nur du siehst, ist in der Sprache deiner App, wenn ich sie spreche.
refused-choice-of-three = „{ $typed }“ geht dort nicht. Sag `{ $one }`, `{ $two }` oder `{ $three }`.
language-itself = Deutsch
language-locales = de
