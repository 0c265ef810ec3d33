import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

/** Apart from the page's own configuration, so that building the page needs nothing of the tests. */
export default mergeConfig(page, defineConfig({ test: { include: ['src/**/*.test.ts'] } }));
