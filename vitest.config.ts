import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs } from './tools/browser.mjs';

// A hang fails, slowness does not: how long a machine takes is no promise (`npm run bench` measures speed).
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

// Set by tools/test.mjs (`npm test`), which finds or unpacks the browser.
const executablePath = process.env.PW_CHROMIUM;

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
            'tests/{accessibility,contract,coverage,e2e,model,publish,size,stories,visual}/**/*.test.ts',
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
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
        test: {
          name: 'storybook',
          ...patience,
          setupFiles: ['.storybook/vitest.setup.ts', 'tests/coverage/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: browserArgs } }),
            viewport: { width: 800, height: 600 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
