import { defineConfig } from 'vitest/config';

/** The engine's own quick tests: `npm run mutation` runs them for each mutant. Properties only find what these find. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/cost/**/*.test.ts'],
    exclude: ['src/cost/{store,http,lots,shell,reverse,changes}/**', 'src/cost/properties.test.ts'],
  },
});
