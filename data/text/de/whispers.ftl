# Was einer Person in einer Privatnachricht gesagt wird. Jedem dieser Sätze folgt ein Ort, außer der wöchentlichen Überschrift.

whisper-turn = Du bist dran. Spiel gleich unten oder hier:
whisper-deputy = { $seat } ist nicht da, und du bist in Vertretung dran. Spiel gleich unten oder hier:
whisper-reminder = Das Spiel wartet noch auf dich. Spiel deinen Zug hier:
whisper-invited = Einen Tag lang ist ein Platz für dich frei. Spiel hier mit:
whisper-over = Die Partie, die du verfolgst, ist zu Ende. So ging sie aus:
whisper-asked = Hier gibt es für dich etwas zu sehen oder zu beantworten:
whisper-next = Gerade am Zug: { $seats }. Danach bist du dran. Nachsehen oder planen kannst du schon hier:
# Kleingedruckt, damit keine zwei Nachrichten gleich sind.
whisper-number = -# Nr. { $number }
whisper-weekly = { $count ->
    [one] Eine deiner Partien wartet auf dich:
   *[other] { $count } deiner Partien warten auf dich:
}
