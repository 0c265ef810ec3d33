"""What belongs to one game: its picture on the wire, its score sheets, what its bots say."""
