# Regeln am Tisch, Hinweise und geführte Spiele.
city-no-canvas = Das ist keine Stadt an einem Tisch: Ihr Grund hat { $side } Reihen zu { $side } Feldern.
city-no-number = Eine Stadt { $number } gibt es hier nicht, nur { $count }.
