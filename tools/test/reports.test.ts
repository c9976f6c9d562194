import { execFile } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { readPlaywright, readVisual, readVitest } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const report = join(folder, 'report');
const file = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Runs a runner in the folder; its tests fail, and so does the runner. */
async function run(program: string, args: readonly string[], env = {}): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const options = { cwd: folder, env: { ...Object.fromEntries(own), ...env } };
  await expect(promisify(execFile)(join(root, 'node_modules/.bin', program), args, options)).rejects.toMatchObject({ code: 1 });
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  file('package.json', '{ "type": "module" }');
});

it('reads what failed in a run of Vitest, in tests, in files and outside of both', async () => {
  file('vitest.config.js', 'export default {};');
  file(
    'slider.test.js',
    `import { describe, expect, it } from 'vitest';
     describe('a slider', () => {
       it('holds', () => {});
       it('moves', () => expect(1, 'its value').toBe(2));
       it('is left', () => { setTimeout(() => { throw new Error('too late'); }, 0); return new Promise((done) => setTimeout(done, 50)); });
     });`,
  );
  file('broken.test.js', "throw new Error('cannot load');");
  const reporters = ['default', 'json', join(root, 'tools/test/vitestReporter.mjs')].map((name) => `--reporter=${name}`);
  await run('vitest', ['run', ...reporters, `--outputFile.json=${report}.json`]);
  const [slider, broken] = ['slider', 'broken'].map((name) => relative(root, join(folder, `${name}.test.js`)));
  const outcome = readVitest(report);
  expect(outcome).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  expect(new Set(outcome?.failures)).toEqual(
    new Set([
      { only: slider, title: `${slider} › a slider moves`, error: expect.stringContaining('its value: expected 1 to be 2') },
      { only: broken, title: broken, error: 'cannot load' },
      { title: 'an error outside of the tests', error: 'too late' },
    ]),
  );
});

it('reads what failed in a run of Playwright, with the line that runs it again', async () => {
  file('playwright.config.js', "export default { testMatch: '*.e2e.js', reporter: [['json']] };");
  file(
    'menu.e2e.js',
    `import { expect, test } from '@playwright/test';
test.describe('a menu', () => {
  test('opens', () => {});
  test('closes', () => { expect(1).toBe(2); });
});`,
  );
  await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: `${report}.json` });
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [
      {
        only: 'menu.e2e.js:4',
        title: 'tests/e2e/menu.e2e.js:4 › a menu › closes',
        error: 'Error: expect(received).toBe(expected) // Object.is equality',
      },
    ],
  });
});

it('reads what failed of the pictures, and what belongs to none of them', () => {
  const wide = 'forms-slider--wide.dark-ltr: 9 pixels differ from its baseline';
  const heavy = 'The pictures weigh 40.0 MB, more than 30.0.';
  file('report.json', JSON.stringify({ passed: 4, failures: [{ title: wide, story: 'forms-slider--wide' }, { title: heavy }] }));
  expect(readVisual(report)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: [
      { title: 'forms-slider--wide', error: 'dark-ltr: 9 pixels differ from its baseline', only: 'forms-slider--wide' },
      { title: 'the pictures', error: heavy },
    ],
  });
});

it('says nothing of a run that left no report', () => {
  expect(readVisual(join(folder, 'nothing'))).toBeUndefined();
});
