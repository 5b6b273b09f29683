# Advice: what somebody had best do, or had best done.

command-hint = The three best things you can do in your turn, and why
command-review = Your turns of a finished game in which something else would have been much better
button-hint = Hint
button-review = My turns again
button-hinted = Do { $number }
option-hints = Hints
choice-hints = Everybody may ask for hints
choice-hints-none = Nobody gets hints
about-hints = Whoever asks is told the best three actions and why.
about-hints-none = Everybody decides alone, as in a cup.
lobby-unaided = Nobody gets hints at this table.
refused-hint-unaided = This table is played without hints: its owner chose that before the start.
refused-hint-lesson = In a lesson the lesson itself says what to do.
refused-review-running = Your turns can be looked at again when the game is over. Until then there is `/hint`.
refused-review-seat = Only whoever played a seat can have its turns looked at again.
advice-none = I could not find anything out just now. Please try again in a moment.
advice-still = I am still thinking about what you asked before. You will have that answer first; then you can ask again.
advice-too-many = Many people are having their turns looked at just now. Please try again in a few minutes.

## A hint. A point is one of those that the last scoring would bring if it were now.

hint-heading = { $count ->
    [one] You can do only one thing:
    [2] These look best, from what you can know:
   *[other] These three look best, from what you can know:
}
hint-line = **{ $number }.** { $action } – { $why }
hint-only = { $action }
hint-nothing-now = nothing at once; it is for later
hint-ends = your turn ends here
hint-reasons = { $reasons }
hint-reasons-and = { $reasons }; { $brings }
hint-shared = { $reason } (so does everything else worth doing now)
hint-scores = brings { $points } { $points ->
    [one] point
   *[other] points
} at once
hint-costs = costs { $points } { $points ->
    [one] point
   *[other] points
} at once
hint-takes = takes { $points } { $points ->
    [one] point
   *[other] points
} from { $from }
hint-denies = keeps about { $points } { $points ->
    [one] point
   *[other] points
} from { $from } in the next two rounds
hint-behind = { $line }. About { $points } { $points ->
    [one] point
   *[other] points
} worse than the first.
hint-how = -# I played { $count } choices on for two rounds, { $tries } times each, with everything you cannot see dealt anew. Points are counted as if the last scoring were now.

## A finished game looked at again.

review-title = { $title } · your turns looked at again
review-nothing = { $count ->
    [0] You had no decision in this game in which there was anything else to do.
    [one] I tried out what else you could have done in the one decision you had, and found nothing much better.
   *[other] I tried out what else you could have done in each of your { $count } decisions, and found nothing much better. Well played!
}
review-unreadable = I could not look at any of your decisions again: what is kept of this game cannot be read any more.
review-found = In { $found } of your { $count } decisions something else would have been much better, as far as you could know then:
review-line = **Turn { $turn }**: { $played }. Better by about { $points } { $points ->
    [one] point
   *[other] points
}: { $better }.
review-line-deputy = **Turn { $turn }**, your deputy: { $played }. Better by about { $points } { $points ->
    [one] point
   *[other] points
}: { $better }.
review-turned = The game turned most on turn { $turn }, about { $points } points. All that is listed here comes to about { $total }, and you { $gap ->
    [0] had as many points as the winner
    [one] were one point behind
   *[other] were { $gap } points behind
}.
review-turned-beyond = Turn { $turn } cost the most, about { $points } points. But all that is listed here comes to about { $total }, and you were { $gap } points behind: luck and the others did the rest.
review-turned-won = Turn { $turn } cost the most, about { $points } points; you won all the same.
review-missed = { $count ->
    [one] One more decision could not be looked at.
   *[other] { $count } more decisions could not be looked at.
}
review-boards = The picture shows turn { $turn } as it was played, and below it what would have been better.
review-example = What luck would have brought there is only an example.
# What the two boards are headed with: 14 letters at most.
review-picture-own = As played
review-picture-better = Better
review-alt-own = Above, what was done:
review-alt-better = Below, what would have been better:
ask-review = Another turn
