import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// A hang fails, slowness does not: how long a machine takes is no promise (`npm run bench` measures speed).
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // By itself Vitest leaves a core idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          ...patience,
          setupFiles: ['tests/seed.ts', 'tests/coverage/setup.ts'],
          environment: 'node',
          include: [
            'specs/**/*.test.ts',
            '.storybook/sandbox/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'apps/*/{src,scripts}/**/*.test.ts',
            'tools/lint/*.test.ts',
            'tests/{accessibility,contract,coverage,e2e,model,new,publish,size,stories,visual}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          ...patience,
          environment: 'jsdom',
          setupFiles: ['tests/seed.ts'],
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
        },
      },
      {
        test: { name: 'storybook', ...patience, environment: 'node', include: ['tests/stories/devStorybook.smoke.ts'] },
      },
    ],
  },
});
