"""Data sets: games by policies over arrays, as Parquet, the same from the same seed. Columns: docs/datasets.md."""

from tabletown.envs.dataset.playing import DataPlan, PlayedGames, play_plan, replay_games

__all__ = ["DataPlan", "PlayedGames", "play_plan", "replay_games"]
