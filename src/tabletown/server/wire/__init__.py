"""What travels over the socket: records, frames, limits, refusals."""
