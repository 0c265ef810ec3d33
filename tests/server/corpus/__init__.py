"""Tables that earlier versions have stored, in every phase of every kind of game: this version must play them on."""
