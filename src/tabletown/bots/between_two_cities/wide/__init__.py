"""Search where Capitals is played: cities of any size, landscapes, civic buildings and districts."""
