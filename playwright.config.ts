import { defineConfig } from '@playwright/test';
import { freePort } from './tests/freePort.ts';
import { launchOptions } from './tools/browser.mjs';

// Playwright reads this file in each of its processes, which inherit the variable.
const port = (process.env['SITE_PORT'] ??= String(await freePort()));

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, because only a hang must fail, not slowness.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json'], ['./tools/test/playwrightReporter.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: await launchOptions(),
  },
  webServer: {
    command: `node tools/serve.mjs --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
