lantern-lane-title = Lantern Lane
lantern-lane-about = Light the houses of a street, each with one lantern that you choose in secret.
lantern-lane-nights = Nights
illegal-lantern-not-held = You do not have this lantern.
