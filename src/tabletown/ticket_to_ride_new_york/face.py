"""What the rest of the house knows of Ticket to Ride: New York."""

from tabletown.core.face import Face, LevelFace, OptionFace, OptionKind

FACE = Face(
    name="ticket-to-ride-new-york",
    title="game-ticket-to-ride",
    about="about-ticket-to-ride",
    seats=(2, 3, 4),
    default_seats=3,
    rules="tabletown.ticket_to_ride_new_york:GAME",
    text="tabletown.ticket_to_ride_new_york.text:TEXT",
    locales="tabletown.ticket_to_ride_new_york",
    options=(OptionFace("start", OptionKind.NUMBER, "ride-option-start", least=1, up_to_seats=True, offered=False),),
    bots=(
        "hungry-faithful",
        "long-route-3-faithful",
        "long-route-3-fixed",
        "hungry-fixed",
        "greedy",
        "one-step-faithful",
        "path-faithful",
        "one-step-fixed",
        "long-route-faithful",
        "path-fixed",
        "long-route-fixed",
        "planner",
        "search",
    ),
    levels=(
        LevelFace("easy", "greedy"),
        LevelFace("medium", "path-fixed"),
        LevelFace("hard", "planner"),
        LevelFace("expert", "search", 1.0),
    ),
    lineup="tabletown.bots.ticket_to_ride_new_york:BOTS",
    batch="tabletown.batch.ticket_to_ride_new_york.rules:make_batch",
    envs="tabletown.envs.ticket_to_ride_new_york:make",
    populations="tabletown.envs.ticket_to_ride_new_york",
    picture="tabletown.server.games.ticket_to_ride_new_york.picture:PICTURE",
    endpoints="tabletown.server.games.ticket_to_ride_new_york.endpoints:ENDPOINTS",
    documents="tabletown.server.games.ticket_to_ride_new_york.page",
    score_sheet="tabletown.ticket_to_ride_new_york.score_sheet",
    examples=(
        ("play", ("tabletown play ticket-to-ride-new-york --seats 2 --option start=1",)),
        ("sim", ("tabletown sim ticket-to-ride-new-york --seats 2 --games 1000",)),
        ("score", ("tabletown score --game ticket-to-ride-new-york game.json",)),
    ),
)
