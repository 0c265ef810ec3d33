# Rules at the table, tips, and guided games.
city-no-canvas = That is no city at a table: its canvas has { $side } rows of { $side } squares.
city-no-number = There is no city { $number } here, only { $count }.
