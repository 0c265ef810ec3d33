import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

/** Apart from the page's own configuration, so that building the page needs nothing of the tests. */
export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts'],
      // All files in the same few threads: starting anew for each cost three times what the tests themselves do.
      pool: 'threads',
      isolate: false,
      // Nothing here takes long; a loaded machine must not fail.
      testTimeout: 60_000,
    },
  }),
);
