"""A benchmark: how an agent does beside a population of bots that never changes. Its protocol is docs/benchmark.md."""

from tabletown.envs.benchmark.population import Population, load_population

__all__ = ["Population", "load_population"]
