"""What Tabletown knows of Lantern Lane before it loads anything else."""

from tabletown.core.face import Face, LevelFace, OptionFace, OptionKind

FACE = Face(
    name="lantern-lane",
    title="lantern-lane-title",
    about="lantern-lane-about",
    seats=(2, 3, 4),
    default_seats=3,
    rules="lantern_lane.rules:GAME",
    text="lantern_lane.text:TEXT",
    locales="lantern_lane",
    options=(OptionFace("nights", OptionKind.NUMBER, "lantern-lane-nights", default=5, least=3, most=6),),
    bots=("careful",),
    levels=(LevelFace("easy", "random"), LevelFace("medium", "careful")),
    lineup="lantern_lane.bots:BOTS",
    examples=(("play", ("tabletown play lantern-lane --option nights=3",)),),
)
