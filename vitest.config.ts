import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// A hang fails, slowness does not: how long a machine takes is no promise (`npm run bench` measures speed).
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
/** The tests of a file in another order than they stand in, so that none needs the one before it. */
const shuffled = { sequence: { shuffle: { tests: true } } };

export default defineConfig({
  test: {
    // By itself Vitest leaves a core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // The same order on every run, as properties try the same cases; `npm run fuzz` tries others.
    sequence: { seed: Number(process.env['FC_SEED'] ?? 1) },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          ...patience,
          ...shuffled,
          // Files share workers, which halves the time. Not in `dom`, where some files need a document of their own.
          isolate: false,
          globalSetup: 'tests/temporaryFolder.ts',
          setupFiles: ['tests/seed.ts', 'tests/endStubs.ts', 'tests/coverage/setup.ts'],
          environment: 'node',
          include: [
            'specs/**/*.test.ts',
            '.storybook/{kit,sandbox}/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'apps/*/{src,scripts}/**/*.test.ts',
            'tools/{lint,test}/*.test.ts',
            'tests/{accessibility,contract,coverage,e2e,model,mutants,new,stories,visual}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          ...patience,
          ...shuffled,
          environment: 'jsdom',
          globalSetup: 'tests/temporaryFolder.ts',
          setupFiles: ['tests/seed.ts'],
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
        },
      },
      // What other projects install: a task of turbo, which does not repeat it while nothing of it has changed.
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'packages',
          ...patience,
          environment: 'node',
          globalSetup: 'tests/publish/setup.ts',
          include: ['tests/{publish,size}/*.test.ts'],
        },
      },
      {
        test: { name: 'storybook', ...patience, environment: 'node', include: ['tests/stories/devStorybook.smoke.ts'] },
      },
    ],
  },
});
