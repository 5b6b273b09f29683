# What the pictures of Alhambra say, and what is said instead of them.

alhambra-prompt-place = place it
alhambra-prompt-choose = choose
alhambra-picture-basic-game = basic game
alhambra-picture-the-end = the end{ $level ->
    [0] {""}
   *[other] {" "}· level: they share the win
}
alhambra-picture-round = { $round ->
    [a] first scoring
    [b] second scoring
   *[c] last scoring
}
alhambra-picture-nobody-overtook = Nobody overtook anybody.
alhambra-picture-market = Market
alhambra-picture-display = Money
alhambra-picture-deck = Deck
alhambra-picture-standings = Standings
alhambra-picture-scoring = Scoring
alhambra-picture-pays-one = { $first }
alhambra-picture-pays-two = { $first } · { $second }
alhambra-picture-pays-three = { $first } · { $second } · { $third }
alhambra-picture-wall-pays = 1 per wall segment
alhambra-picture-final-scores = Final scores
alhambra-picture-dirk = Dirk
alhambra-picture-offers = On offer
alhambra-picture-to-place = To place
alhambra-picture-extra-action = +1 action
alhambra-picture-cells = cells
alhambra-picture-to = –
alhambra-picture-or-reserve = or reserve
alhambra-picture-or-reserve-or-dirk = or reserve, or Dirk
alhambra-picture-paid = paid
alhambra-picture-exact = exact
alhambra-picture-too-much = { $number } over
alhambra-picture-first-player = first player
alhambra-picture-most-of-a-kind = most of a kind
alhambra-picture-rounds = scoring rounds
alhambra-picture-reserve = Reserve
alhambra-picture-longest = longest { alhambra-border }
alhambra-picture-wall = { alhambra-border }
alhambra-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
alhambra-picture-your-money = Your money
alhambra-picture-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alhambra-picture-times = ×{ $count }

alhambra-picture-type = { $type ->
    [arena] arena
    [bath-house] bath house
    [library] library
    [hostel] hostel
    [hospital] hospital
    [market] market
    [park] park
    [school] school
    [district] district
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
alhambra-picture-tile = { alhambra-picture-type } { $price }
alhambra-picture-currency = { $currency ->
    [yellow] florins
    [green] dirhams
    [blue] denars
   *[orange] ducats
}
alhambra-picture-money = { $value } { $value ->
    [one] { $currency ->
        [yellow] florin
        [green] dirham
        [blue] denar
       *[orange] ducat
    }
   *[other] { alhambra-picture-currency }
}

# Steps of the last turn; the picture names the seat before them.
alhambra-picture-took = took { $cards }
alhambra-picture-bought = bought { $tile } with { alhambra-picture-currency }
alhambra-picture-bought-exactly = bought { $tile } with { alhambra-picture-currency }, exactly
alhambra-picture-placed = built { $tile }
alhambra-picture-placed-it = built it
alhambra-picture-reserved = kept { $tile }
alhambra-picture-reserved-it = kept it in reserve
alhambra-picture-given = gave { $tile } to Dirk
alhambra-picture-given-it = gave it to Dirk
alhambra-picture-built = built { $tile } from the reserve
alhambra-picture-removed = moved { $tile } to the reserve
alhambra-picture-exchanged = exchanged { $out } for { $tile }
alhambra-picture-passed = passed
alhambra-picture-scored = set off the { $round ->
    [a] first
    [b] second
   *[c] last
} scoring
alhambra-picture-dirk-drew = Dirk drew { $count } tiles
alhambra-picture-last-tile = { $seat } gets { $tile }

# The pictures in sentences, for who reads instead of looking.
alhambra-describe-over = The game is over: { $seats } with { $points } points.
alhambra-describe-your-turn = It is your turn.
alhambra-describe-to-act = To act: { $seats }.
alhambra-describe-last-turn = { $seat } { $steps }.
alhambra-describe-to-place = To place: { $tiles }.
alhambra-describe-your-money = Your money: { $purses }.
alhambra-describe-purse = { alhambra-picture-currency } { $values }
alhambra-describe-reserve = Your reserve: { $tiles }.
alhambra-describe-offer = { $tile } for { alhambra-picture-currency }
alhambra-describe-market = Market: { $offers }.
alhambra-describe-display = Money: { $cards }.
alhambra-describe-seat = { $rank }. { $seat }: { $points } points, { $types }, { alhambra-border } { $wall }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $reserve } in reserve.
alhambra-describe-dirk = Dirk: { $points } points, { $types }.
alhambra-describe-count = { $count } { $type ->
    [library] { $count ->
        [one] library
       *[other] libraries
    }
    [arcades] { $count ->
        [one] arcade
       *[other] arcades
    }
    [chambers] { $count ->
        [one] chamber
       *[other] chambers
    }
    [pavilion] { $count ->
        [one] pavilion
       *[other] pavilions
    }
    [seraglio] { $count ->
        [one] seraglio
       *[other] seraglios
    }
    [garden] { $count ->
        [one] garden
       *[other] gardens
    }
    [tower] { $count ->
        [one] tower
       *[other] towers
    }
   *[other] { $count ->
        [one] { alhambra-picture-type }
       *[other] { alhambra-picture-type }s
    }
}
alhambra-describe-points = { $points } points, { alhambra-border } { $wall }.
alhambra-describe-city = Your city ({ alhambra-border }s; steps east and north of the { alhambra-start }): { $tiles }.
alhambra-describe-seats-city = City of { $seat }: { $tiles }.
alhambra-describe-cities = The cities: each building with its { alhambra-border }s and its steps east and north of the { alhambra-start }, so that 2,-1 is two to the east and one to the south.
alhambra-describe-built = { $tile } { $cell }
alhambra-describe-tile = { $tile } { $walls }
alhambra-describe-stock = Left: { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
} in the bag, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.

alhambra-describe-round = { $round ->
    [a] First
    [b] Second
   *[c] Last
} scoring.
alhambra-describe-gain = { $seat } gained { $gained }, { $wall } of it for the longest { alhambra-border }, and has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
alhambra-describe-gain-dirk = Dirk gained { $gained }.
alhambra-describe-type = { $type ->
    [arena] Arenas
    [bath-house] Bath houses
    [library] Libraries
    [hostel] Hostels
    [hospital] Hospitals
    [market] Markets
    [park] Parks
    [school] Schools
    [district] Districts
    [pavilion] Pavilions
    [seraglio] Seraglios
    [arcades] Arcades
    [chambers] Chambers
    [garden] Gardens
   *[tower] Towers
}: { $standings }.
alhambra-describe-standing = { $who } { $count } ({ $points })
alhambra-describe-gains = { $seat } scored { $gains }.
