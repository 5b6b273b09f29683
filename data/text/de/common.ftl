# Was jeder Text braucht: Plätze ohne Namen, und Aufzählungen. Spiele und Gespräch haben eigene Dateien.

# Wer dort sitzt, wenn kein Name bekannt ist oder er sich nicht schreiben lässt.
seat = Platz { $number }

# Aufzählungen: „a und b“, „a, b und c“. Eine längere wächst von vorn.
list-none = nichts
list-pair = { $first } und { $last }
list-more = { $front }, { $next }
list-last = { $front } und { $last }

# Ein Zug in einem Satz. Die Taten sind Partizipien, die mit „haben“ stehen: „Ada hat … genommen, … gekauft und … gebaut.“
story-deeds = { $seat-is ->
    [seat-you] Du hast
   *[other] { $seat } hat
} { $deeds }.
story-pair = { $front } und { $last }
story-more = { $front }, { $next }
story-last = { $front } und { $last }
