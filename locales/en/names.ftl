# The names of cards, and how they are put together. `.code`: the short code; `.also`: what is understood when typed;
# `.class`: the sound that the article looks at.

join-list = { $first }, { $next }
    .braille = { $first } { $next }
join-and = { $first } and { $next }
    .braille = { $first } { $next }
join-team = { $first } and { $next }
    .braille = { $first }+{ $next }
join-or = { $first } or { $next }
    .braille = { $first } { $next }

article = { $article ->
    [definite] the{ " " }
    [indefinite] { $class ->
        [vowel] an{ " " }
        [kind-vowel] an{ " " }
       *[consonant] a{ " " }
    }
   *[none] { "" }
}
# `told`: as a card is spoken of in a sentence: red 5, but the ace of hearts, and a wish card.
article-suit = { $article ->
    [told] the{ " " }
   *[other] { article }
}
article-plain = { $article ->
    [told] { $class ->
        [kind] a{ " " }
        [kind-vowel] an{ " " }
       *[name] { "" }
    }
   *[other] { article }
}
card-of-colour = { article }{ $colour } { $symbol }
card-of-suit = { article-suit }{ $symbol } of { $colour }
card-plain = { article-plain }{ $symbol }
symbol-_number = { $number }

colour-red = red
    .code = r
colour-yellow = yellow
    .code = y
colour-green = green
    .code = g
colour-blue = blue
    .code = b
colour-black = black
colour-white = white
colour-_titled = { $title }
colour-_alone = { $title }
colour-orange = orange
colour-purple = purple

colour-clubs = clubs
    .code = c
    .also = club
colour-spades = spades
    .code = s
    .also = spade
colour-hearts = hearts
    .code = h
    .also = heart
colour-diamonds = diamonds
    .code = d
    .also = diamond

colour-acorns = acorns
    .code = a
    .also = acorn
colour-leaves = leaves
    .code = l
    .also = leaf
colour-bells = bells
    .code = b
    .also = bell
colour-roses = roses
    .code = r
    .also = rose
colour-shields = shields
    .code = s
    .also = shield

symbol-0 = 0
    .also = zero
symbol-1 = 1
    .also = one
symbol-2 = 2
    .also = two
symbol-3 = 3
    .also = three
symbol-4 = 4
    .also = four
symbol-5 = 5
    .also = five
symbol-6 = 6
    .also = six
symbol-7 = 7
    .also = seven
symbol-8 = 8
    .also = eight
    .class = vowel
symbol-9 = 9
    .also = nine
symbol-10 = 10
    .also = ten
    .code = x
symbol-11 = 11
    .also = eleven
    .class = vowel
symbol-18 = 18
    .also = eighteen
    .class = vowel
symbol-jack = jack
    .code = j
    .also = knave
symbol-queen = queen
    .code = q
symbol-king = king
    .code = k
symbol-ace = ace
    .code = a
    .class = vowel
symbol-under = under
    .code = u
    .also = unter
    .class = vowel
symbol-over = over
    .code = o
    .also = ober
    .class = vowel
symbol-banner = banner
    .code = b
symbol-joker = joker
    .code = jo
symbol-skip = skip
    .code = s
    .also = stop, sk
symbol-stop = stop
    .code = s
    .also = skip
symbol-reverse = reverse
    .code = v
    .also = rv
symbol-draw-two = draw two
    .code = +2
    .also = draw 2, plus two, plus 2, d2
symbol-draw-four = draw four
    .code = +4
    .also = draw 4, plus four, plus 4
symbol-wild = wild
    .code = w
    .also = wild card, wi, wld
symbol-wild-draw-four = wild draw four
    .code = +4
    .also = plus four, plus 4, wild draw 4, draw four, draw 4, wild four, w+4, wi+4, wd4, dr4
symbol-wild-lay-two = wild lay two
    .also = wild lay 2, lay two, lay 2
symbol-pass-hands = pass the hands
    .also = pass hands, hands
symbol-own = custom card
    .also = own, own card, custom
    .class = kind
symbol-own_numbered = custom card { $number }
symbol-_titled = { $title } card
    .class = kind
# A title that begins with an article is told without the word card.
symbol-_alone = { $title }
    .class = { $gender }
    .articles = a kind, an kind-vowel, the kind
    .others = der die das
symbol-change-direction = reverse
    .also = change direction, direction, rv
symbol-take-two = draw two
    .also = draw 2, take two, take 2, plus two, plus 2, d2
symbol-take-four = draw four
    .also = draw 4, take four, take 4, plus four, plus 4, d4
symbol-change-colour = wild
    .also = wild card, change colour, change color, wi, wld
symbol-wish = wish card
    .code = w
    .also = wish
    .class = kind
symbol-ban-two = ban on two
    .code = -2
    .also = ban two, ban 2, ban on 2, two ban, 2 ban
    .class = kind
symbol-ban-five = ban on five
    .code = -5
    .also = ban five, ban 5, ban on 5, five ban, 5 ban
    .class = kind

call-uno = Uno
call-mau = Mau
call-mau-mau = Mau-Mau
call-one = One
call-number-one = Number One
call-last-card = Last Card

game-uno = UNO
game-mau-mau = Mau Mau
game-mau-mau-2 = Mau Mau version 2
game-deadly-uno = Deadly UNO
game-uno-classic = UNO Classic
game-mau = Mau
game-crazy-eights = Crazy Eights
game-switch = Switch
game-number-one = Number ONE
game-numnum-mau-mau = NumNum Mau Mau
game-numnum-wall = Wall Breach
game-numnum-clear = Clear Away
game-numnum-patience = NumNum Patience

# Cards of which there are several alike.
card-times = { $count ->
    [2] { $card } twice
   *[other] { $card } { $count } times
}
