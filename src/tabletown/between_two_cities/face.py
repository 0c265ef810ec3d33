"""What the rest of the house knows of Between Two Cities."""

from tabletown.core.face import (
    CommandFace,
    Condition,
    Face,
    LevelFace,
    OptionChoice,
    OptionFace,
    OptionGroup,
    OptionKind,
)

_SERVER = "tabletown.server.games.between_two_cities"
_COMMANDS = "tabletown.cli.games.between_two_cities"
_CAPITALS = "capitals-title"
_CIVICS, _DISTRICTS = Condition("civics"), Condition("districts")
_OPTIONS = (
    OptionFace(
        "automa",
        OptionKind.CHOICE,
        "solo-mode",
        default="full",
        choices=(
            OptionChoice("full", "solo-full", "solo-full-text"),
            OptionChoice("simple", "solo-simple", "solo-simple-text"),
        ),
        seats=(1,),
    ),
    OptionFace("automa", OptionKind.SWITCH, "new-third", default=False, on="third", seats=(2,)),
    OptionFace(
        "growth",
        OptionKind.CHOICE,
        "solo-growth",
        default="even",
        choices=(
            OptionChoice("even", "solo-growth-even", "solo-growth-even-text"),
            OptionChoice("booklet", "solo-growth-booklet", "solo-growth-booklet-text"),
        ),
        seats=(1,),
        needs=(Condition("automa", ("simple",)),),
    ),
    OptionFace("level", OptionKind.NUMBER, "solo-level", least=0, seats=(1,), unset="solo-level-normal"),
    OptionFace(
        "landscapes",
        OptionKind.SWITCH,
        "capitals-landscapes",
        default=False,
        # Hands of nine for seven people are more tiles than the box has without civic buildings.
        needs=(Condition("civics", seats=(7,)),),
        group=_CAPITALS,
    ),
    OptionFace("civics", OptionKind.SWITCH, "capitals-civics", default=False, group=_CAPITALS),
    OptionFace("districts", OptionKind.SWITCH, "capitals-districts", default=False, group=_CAPITALS),
    OptionFace(
        "hard", OptionKind.SWITCH, "score-hard", default=False, seats=(1,), needs=(_DISTRICTS,), group=_CAPITALS
    ),
    # A campaign says what counts double; at a single table nobody is asked for it.
    OptionFace(
        "double",
        OptionKind.SEVERAL,
        "campaign-double",
        default="",
        choices=(
            OptionChoice("shops", "kind-shops"),
            OptionChoice("factories", "kind-factories"),
            OptionChoice("taverns", "kind-taverns"),
            OptionChoice("offices", "kind-offices"),
            OptionChoice("parks", "kind-parks"),
            OptionChoice("houses", "kind-houses"),
            OptionChoice("civics", "kind-civics", needs=(_CIVICS,)),
            OptionChoice("district-1", "kind-district-1", needs=(_DISTRICTS,)),
            OptionChoice("district-2", "kind-district-2", needs=(_DISTRICTS,)),
            OptionChoice("district-3", "kind-district-3", needs=(_DISTRICTS,)),
        ),
        seats=(1,),
        offered=False,
    ),
)

FACE = Face(
    name="between-two-cities",
    title="game-between-two-cities",
    about="about-between-two-cities",
    seats=(1, 2, 3, 4, 5, 6, 7),
    default_seats=4,
    rules="tabletown.between_two_cities:GAME",
    text="tabletown.between_two_cities.text:TEXT",
    locales="tabletown.between_two_cities",
    options=_OPTIONS,
    groups=(OptionGroup(_CAPITALS, "capitals-note"),),
    neighbours_share=True,
    silent_choices=True,
    seating_cards="tabletown.between_two_cities.cardboard.seating:draw_numbers",
    bots=("greedy", "balanced", "net", "search"),
    levels=(
        LevelFace("easy", "net", fallible=True),
        LevelFace("medium", "net", fallible=True),
        LevelFace("hard", "net", fallible=True),
        LevelFace("expert", "search", 1.0),
    ),
    lineup="tabletown.bots.between_two_cities:BOTS",
    picture=f"{_SERVER}.picture:PICTURE",
    talk=f"{_SERVER}.talk",
    endpoints=f"{_SERVER}.endpoints:ENDPOINTS",
    data=f"{_SERVER}.box",
    documents=f"{_SERVER}.page",
    batch="tabletown.batch.between_two_cities:make",
    envs="tabletown.envs.between_two_cities:make",
    policies="tabletown.envs.between_two_cities.policies:POLICIES",
    populations="tabletown.envs.between_two_cities",
    training="tabletown.training.between_two_cities.make:make",
    goldens="tabletown.testing.between_two_cities.goldens:GOLDENS",
    score_command=f"{_COMMANDS}.score:SCORE",
    bystanders=f"{_COMMANDS}.bystanders:bystanders",
    others="the Automas",
    phrases=(
        "phrase-need-shop",
        "phrase-need-factory",
        "phrase-need-tavern",
        "phrase-need-office",
        "phrase-need-park",
        "phrase-need-house",
    ),
    commands=tuple(
        CommandFace(name, f"{_COMMANDS}.{name}:{name}") for name in ("best", "automa", "campaign", "seating")
    ),
    examples=(
        (
            "play",
            (
                "tabletown play between-two-cities",
                "tabletown play between-two-cities --seats 5 --people 2",
                "tabletown play between-two-cities --bots expert --record game.txt",
                "tabletown play between-two-cities --seats 1 --option automa=simple --option level=2",
                "tabletown play between-two-cities --option landscapes=on --option civics=on --option districts=on",
                "tabletown play between-two-cities --seats 2 --people 2 --option automa=third",
            ),
        ),
        (
            "sim",
            (
                "tabletown sim between-two-cities --seats 4 --games 1000 --seed demo",
                "tabletown sim between-two-cities --seats 7 --games 20 --record records --json",
            ),
        ),
        (
            "arena",
            (
                "tabletown arena between-two-cities --bots random,greedy --plot ladder.png",
                "tabletown arena between-two-cities --bots greedy,balanced --resume run.jsonl",
                "tabletown arena between-two-cities --bots search,balanced --lone search --time 1",
                "tabletown arena between-two-cities --seats 1 --option automa=full --bots greedy,balanced",
                "tabletown arena between-two-cities --bots greedy,my_bots:make --cluster local",
            ),
        ),
        (
            "score",
            (
                "tabletown score SSSS/HHOM/OPOO/OPHP",
                'tabletown score --explain "FSSH/HHOM/OPPO/OPHP +a1b1 +c2c3"',
                "tabletown score --players cities.txt",
                'tabletown score --district SP --district OT --district HC "HPFSC/SSOHM/S#FDF/PP#BP/P###O e1:SO-P"',
                "tabletown score --variant two-player SSSS/OPHM SSHH/OOPP SSS./OMDP HHHS/FFOO",
                'tabletown score --ville "SSSSPPPHHBDEFF" SSSS/HHOM/OPOO/OPHP MDHH/SEOB/SOHH/SFPP',
                "echo SSS./SF../.... | tabletown score --json -",
            ),
        ),
    ),
)
