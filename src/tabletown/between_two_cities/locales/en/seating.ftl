# The seating cards. Every card names an order to sit in, clockwise, beginning with seat 1.
seating-bridge = Sit by how recently you walked across a bridge, the latest first.
seating-stairs = Sit by the number of stairs up to your front door, the most first.
seating-early = Sit by how early you got up today, the earliest first.
seating-far = Sit by how far from this table you slept last night, the farthest first.
seating-towns = Sit by how many towns you have lived in, the most first.
seating-bag = Sit by the weight of the bag you brought, the heaviest first.
seating-keys = Sit by how many keys you carry, the most first.
seating-plant = Sit by how recently you watered a plant, the latest first.
seating-neighbours = Sit by how many of your neighbours you know by name, the most first.
seating-letters = Sit by the number of letters in your first name, the most first.
seating-tram = Sit by how recently you rode a tram or a bus, the latest first.
seating-shoes = Sit by the age of your shoes, the oldest first.
seating-windows = Sit by how many windows your home has, the most first.
seating-baked = Sit by how recently you baked something, the latest first.
seating-birthday = Sit by whose birthday comes next, the soonest first.
