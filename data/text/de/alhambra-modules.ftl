# Die Module von Alhambra: was sie zu Menüs, Verläufen, Absagen, Regeln und Bildern beitragen.

alhambra-refused-not-played = An diesem Tisch wird ohne dieses Modul gespielt: { $module }. Wähle etwas anderes.
alhambra-refused-out-of-turn = Du bist nicht dran. Inzwischen geht, was dein Menü anbietet: Karten aufdecken und Daueraufträge geben.

alhambra-picture-with-modules = mit { $modules }
alhambra-picture-with-viziers = Wesir
alhambra-picture-with-bureaux = Wechselstube
alhambra-picture-with-bonus = Bonus

## Die Wechselstuben

option-alhambra-bureau = Wechselstuben
about-alhambra-bureau = Sechs Karten zeigen je zwei Währungen: Mit einer zahlst du ein Gebäude in beiden, beliebig gemischt.

alhambra-bureau = Wechselstube { $one }–{ $other }
alhambra-bureau-laid = Neu beim Geld: { $bureau }.
alhambra-bureau-taken = die { $bureau } genommen
alhambra-bureau-played = die { $bureau } eingesetzt
alhambra-menu-with-bureau = mit { $cards } + Stube, passend
alhambra-menu-with-bureau-too-much = mit { $cards } + Stube, { $overpaid } zu viel
alhambra-consequence-bureau = zahlt ein Gebäude in { $currencies }, beliebig gemischt
alhambra-refused-bureau-not-on-display = { $bureau } liegt nicht in der Auslage. Nimm von den Karten, die dort liegen.
alhambra-refused-bureau-not-in-hand = { $bureau } hast du nicht. Zahle mit den Karten auf deiner Hand.
alhambra-refused-bureau-elsewhere = { $bureau } nützt auf Feld { $space } im Bauhof nichts: { $currency } ist nicht darauf. Zahle nur in { $currency }, oder mit einer Wechselstube, die { $currency } zeigt.
alhambra-refused-bureau-not-exchanged = { $bureau } wechselt kein Geld in { $currency }. Zahle in den zwei Währungen, die sie zeigt.
alhambra-rules-bureau = **Wechselstuben.** Ein Modul. Sechs Karten zeigen je zwei Währungen; sie kommen aus dem Stapel in die Auslage. Nimm eine als Aktion, sie allein. Setzt du sie bei einem Kauf ein, dessen Währung sie zeigt, darfst du in ihren beiden Währungen zahlen, beliebig gemischt; passend bleibt passend. Dann wird sie abgelegt. Höchstens eine je Kauf; für sich allein ist sie nichts wert.

alhambra-picture-took-bureau = nimmt Wechselstube
alhambra-picture-played-bureau = nutzt Wechselstube
alhambra-describe-bureau = Wechselstube { $one }–{ $other }
alhambra-describe-bureaux-offered = Beim Geld: { $bureaux }.
alhambra-describe-bureaux-held = Deine Wechselstuben: { $bureaux }.

## Die Bonuskarten

option-alhambra-bonus = Bonuskarten
about-alhambra-bonus = Geheime Karten: Steht ihr Gebäude in deiner Stadt, zählt eine Karte als eins mehr dieser Art.

verb-alhambra-reveal = Eine Bonuskarte aufdecken, deren Gebäude in deiner Stadt steht; jederzeit
slot-alhambra-reveal-card = Die Karte, nach ihrem Gebäude, etwa garden-10
verb-alhambra-order = Sagen, was bei Beginn einer Wertung mit einer Bonuskarte geschieht; jederzeit
slot-alhambra-order-card = Die Karte, nach ihrem Gebäude, etwa garden-10
slot-alhambra-order-at-scoring = reveal (aufdecken), oder hold (für eine spätere Wertung behalten)

alhambra-bonus = Bonuskarte { $tile }
alhambra-bonus-revealed = die { $card } aufgedeckt
alhambra-bonus-returned = die { $card } wieder auf die Hand genommen
alhambra-bonus-ordered-reveal = Dauerauftrag von { $seat-is ->
    [seat-you] dir
   *[other] { $seat }
} für die { $card }: bei der nächsten Wertung aufdecken.
alhambra-bonus-ordered-hold = Dauerauftrag von { $seat-is ->
    [seat-you] dir
   *[other] { $seat }
} für die { $card }: bis zur letzten Wertung behalten.
alhambra-menu-standing-orders = Daueraufträge
alhambra-menu-reveal = { $card } aufdecken
alhambra-menu-order-reveal = { $card } bei Wertung zeigen
alhambra-menu-order-hold = { $card } zurückhalten
alhambra-consequence-order-reveal = wird bei Beginn einer Wertung aufgedeckt, wenn ihr Gebäude in deiner Stadt steht
alhambra-consequence-order-hold = bleibt geheim bis zur letzten Wertung, die sie aufdeckt
alhambra-refused-bonus-not-in-hand = { $card } hast du nicht. Deine Karten siehst du in deinem Bild.
alhambra-refused-bonus-revealed = { $card } liegt schon offen und zählt.
alhambra-refused-bonus-not-in-city = { $card } kannst du nicht aufdecken, solange { $tile } nicht in deiner Stadt steht. Bau es erst; die Reserve zählt nicht.
alhambra-refused-bonus-ordered-reveal = { $card } wird schon bei der nächsten Wertung aufgedeckt, wenn ihr Gebäude in deiner Stadt steht.
alhambra-refused-bonus-ordered-hold = { $card } behältst du schon bis zur letzten Wertung.
alhambra-rules-bonus = **Bonuskarten.** Ein Modul. Jeder Platz bekommt Karten von Gebäuden ohne Mauern: 3 zu zweit oder dritt, 2 zu viert oder fünft, 1 zu sechst. Steht so ein Gebäude in deiner Stadt, darfst du seine Karte jederzeit aufdecken, auch außerhalb deines Zuges: Sie zählt als ein weiteres Gebäude der Art. Verlässt das Gebäude deine Stadt, kommt die Karte auf deine Hand zurück. Deine Daueraufträge sagen, welche Karten bei Beginn einer Wertung aufgedeckt und welche behalten werden; die letzte Wertung deckt alle auf, die sie kann.

alhambra-score-no-bonus = { $place }: Eine Bonuskarte { $tile } ist nicht in der Schachtel, oder nicht noch einmal.
alhambra-score-bonus-not-built = { $place }: Eine Bonuskarte zählt nur, solange ihr Gebäude in der Stadt steht, und { $tile } steht dort nicht.

alhambra-picture-bonus-cards = Bonuskarten
alhambra-picture-revealed = deckt { alhambra-picture-tile } auf
alhambra-picture-returned = nimmt { alhambra-picture-tile } zurück
alhambra-describe-bonus-open = Offene Bonuskarten von { $seat }: { $cards }.
alhambra-describe-bonus-own = Deine Bonuskarten: { $cards }.
alhambra-describe-bonus-held-back = { alhambra-picture-tile } (zurückgehalten)

## Die Bauhütten

option-alhambra-huts = Bauhütten
about-alhambra-huts = Eine Bauhütte ist gratis. Sie zählt wie ihre Nachbarn derselben Art, höchstens drei.

alhambra-hut = { $kind }-Bauhütte
alhambra-hut-taken = die { $hut } genommen
alhambra-hut-turned-up = Neu auf ihrem Stapel: { $hut }.
alhambra-menu-take-hut = Hütte nehmen
alhambra-consequence-take-hut = gratis; zählt wie ihre Nachbarn der Art, höchstens 3; deine Hütte { $held } von { $most }
alhambra-consequence-hut-counts = { $count ->
    [0] zählt hier nichts
    [one] zählt wie ein Gebäude
   *[other] zählt wie { $count } { $kind }
}
alhambra-refused-hut-not-open = { $hut } liegt nicht offen. Von dieser Art liegt offen: { $open }.
alhambra-refused-hut-none-open = Von der { $hut } liegt keine mehr offen. Nimm eine einer anderen Art.
alhambra-refused-hut-has-all = Du hast schon { $most } Bauhütten, die in der Reserve mitgezählt, und mehr hat niemand.
alhambra-refused-hut-not-for-dirk = Dirk bekommt keine Bauhütten. Lege die { $hut } in deine Stadt oder in deine Reserve.
alhambra-rules-huts = **Bauhütten.** Ein Modul. 24 Bauhütten liegen auf sechs Stapeln, einem je Gebäudeart, die oberste jeweils offen. Nimm als Aktion eine, die offen liegt: Sie kostet nichts und wird am Ende des Zuges gelegt wie ein gekauftes Gebäude, aber nie bei Dirk. Niemand hat mehr als drei, die Reserve mitgezählt. Für Bauhütten gelten alle Regeln zum Bauen und Umbauen, und ihre Mauern zählen. In einer Wertung zählt eine Bauhütte wie so viele Gebäude ihrer Art, wie ohne Mauer dazwischen an sie grenzen, höchstens drei; andere Bauhütten zählen dafür nicht. Die Zahl auf einer Bauhütte sagt in den Bildern, wie viele es sind.

alhambra-score-huts = { $place }: { $city } hat { $huts } Bauhütten; mehr als 3 hat niemand, die Reserve mitgezählt.
alhambra-score-dirk-hut = { $place }: Dirk bekommt keine Bauhütten wie { $tile }.

alhambra-picture-with-huts = Hütten
alhambra-picture-hut = { alhambra-picture-type }-Hütte
alhambra-picture-huts = Hütten
alhambra-picture-took-hut = nimmt { $tile }
alhambra-picture-free = gratis
alhambra-describe-huts = Offene Bauhütten: { $huts }.
alhambra-describe-hut-counting = { $tile } (zählt { $count })

## Die Gunst des Wesirs

option-alhambra-vizier = Gunst des Wesirs
choice-alhambra-vizier-none = ohne
about-alhambra-vizier-none = Zwischen zwei Zügen wird niemand etwas gefragt.
about-alhambra-vizier-able = Wer zwischen zwei Zügen ein Gebäude passend zahlen kann, darf es kaufen. Nur sie werden gefragt.
about-alhambra-vizier-all = Ebenso, aber alle werden gefragt, damit niemand erfährt, wer zahlen könnte. Es dauert länger.
choice-alhambra-vizier-able = gefragt wird, wer zahlen kann
choice-alhambra-vizier-all = gefragt werden alle mit offenem Wesir
chosen-alhambra-vizier-able = Gunst des Wesirs (gefragt wird, wer zahlen kann)
chosen-alhambra-vizier-all = Gunst des Wesirs (gefragt werden alle mit offenem Wesir)

verb-alhambra-wake = Deinen Wesir wieder aufdecken, als Aktion deines Zuges
verb-alhambra-favour = Antworten, dass du die Gunst des Wesirs willst: ein Gebäude, passend bezahlt
verb-alhambra-decline = Antworten, dass du die Gunst des Wesirs nicht willst
verb-alhambra-standing = Sagen, was dein Wesir für dich antwortet; jederzeit
slot-alhambra-standing-order = ask (fragen), always (ablehnen), unless tower, oder unless tower-9-es (außer für …)

alhambra-vizier-woken = den Wesir aufgedeckt
alhambra-favour-offered = Die Gunst des Wesirs wird angeboten: { $seats }.
alhambra-favour-granted = die Gunst des Wesirs bekommen
alhambra-favour-wanted = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} Ja gesagt.
alhambra-question-favour = die Gunst des Wesirs vor dem nächsten Zug?
alhambra-question-vizier = die Gunst des Wesirs ist dein: Kauf ein Gebäude, passend bezahlt.
alhambra-favour-declined = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} die Gunst des Wesirs abgelehnt.
alhambra-vizier-ordered-ask = Dauerauftrag von { $seat-is ->
    [seat-you] dir
   *[other] { $seat }
}: bei jeder Gunst fragen.
alhambra-vizier-ordered-always = Dauerauftrag von { $seat-is ->
    [seat-you] dir
   *[other] { $seat }
}: jede Gunst ablehnen.
alhambra-vizier-ordered-unless = Dauerauftrag von { $seat-is ->
    [seat-you] dir
   *[other] { $seat }
}: jede Gunst ablehnen, außer für { $wanted }.
alhambra-menu-wake = Wesir aufdecken
alhambra-menu-favour = Wesir einsetzen
alhambra-menu-decline = Ablehnen
alhambra-menu-standing-ask = Wesir: jedes Mal fragen
alhambra-menu-standing-always = Wesir: immer ablehnen
alhambra-menu-standing-unless = Wesir: ablehnen, außer für { $wanted }
alhambra-reminder-asked = **Die Gunst des Wesirs.** Zwischen zwei Zügen darfst du ein Gebäude genau zu seinem Preis kaufen und sofort legen. Wollen es mehrere, bekommt es die oder der Erste in dieser Reihenfolge: { $order }.
alhambra-reminder-asked-in-vain = **Die Gunst des Wesirs.** Du kannst kein Gebäude passend zahlen, also nur ablehnen. Gefragt werden alle, damit niemand weiß, wer könnte.
alhambra-reminder-favour = **Die Gunst des Wesirs.** Kauf ein Gebäude genau zu seinem Preis, lege es und bestätige.
alhambra-consequence-wake = kann wieder zwischen Zügen helfen; keine weitere Aktion
alhambra-consequence-favour = endgültig; passend zahlen kannst du { $tiles }
alhambra-consequence-decline = endgültig für dieses Angebot; beim nächsten wirst du wieder gefragt
alhambra-consequence-standing-ask = du wirst gefragt, wann immer du sie nutzen könntest
alhambra-consequence-standing-always = du wirst nicht mehr gefragt; niemand erfährt davon
alhambra-consequence-standing-unless = du wirst nur gefragt, wenn du das passend zahlen kannst
alhambra-refused-vizier-awake = Dein Wesir liegt schon offen. Nimm Geld, kauf ein Gebäude oder bau deine Stadt um.
alhambra-refused-vizier-not-asked = Gerade will niemand eine Antwort von dir. Du wirst gefragt, wenn ein Zug beendet ist.
alhambra-refused-vizier-answer-first = Sag erst, ob du die Gunst des Wesirs willst, oder lehne sie ab.
alhambra-refused-vizier-nothing-exact = Dein Wesir braucht den genauen Preis, und du kannst kein Gebäude im Bauhof passend zahlen. Lehne ab.
alhambra-refused-vizier-only-buying = Die Gunst des Wesirs ist ein Gebäude, passend bezahlt. Kauf eins; sonst geht jetzt nichts.
alhambra-refused-vizier-bought = Die Gunst des Wesirs ist ein einziges Gebäude, und du hast es gekauft. Lege es, dann bestätige.
alhambra-refused-vizier-must-buy = Du hast den Wesir um seine Gunst gebeten: Kauf erst ein Gebäude, passend bezahlt.
alhambra-refused-vizier-not-exact = Der Wesir will den genauen Preis: { $tile } kostet { $price }, und diese Karten ergeben { $paid }.
alhambra-refused-vizier-ordered = Das ist schon dein Dauerauftrag.
alhambra-refused-vizier-no-such-kind = { $kinds } gibt es in der Schachtel nicht. Nenne ein Gebäude des Spiels oder eine Art.
alhambra-refused-vizier-no-such-tile = { $tile } gibt es in der Schachtel nicht. Nenne ein Gebäude des Spiels oder eine Art.
alhambra-rules-vizier = **Gunst des Wesirs.** Ein Modul. Ist ein Zug beendet, wird gefragt, wer einen offenen Wesir hat und ein Gebäude passend zahlen kann. Wer als Erstes will, vom nächsten Platz am Zug aus gezählt, kauft es genau zu seinem Preis, legt es und dreht den Wesir um; eine weitere Aktion gibt es nicht. Der Bauhof wird aufgefüllt, und die anderen werden wieder gefragt; dann beginnt der nächste Zug. Als Aktion eines Zuges wird der Wesir wieder aufgedeckt. Daueraufträge antworten für dich.

alhambra-picture-favour = nutzt den Wesir
alhambra-picture-woke = deckt den Wesir auf
alhambra-describe-viziers-up = { $count ->
        [0] Kein Wesir liegt offen.
       *[other] Offene Wesire: { $seats }.
    }
alhambra-describe-standing-ask = Du wirst bei jeder Gunst gefragt.
alhambra-describe-standing-always = Du lehnst jede Gunst ab.
alhambra-describe-standing-unless = Du lehnst jede Gunst ab, außer für { $wanted }.
alhambra-picture-hut-counts = als so viele Gebäude zählt eine Hütte
