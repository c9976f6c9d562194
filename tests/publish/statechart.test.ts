import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';
import { launchOptions } from '../../tools/browser.mjs';
import { importsOf } from '../../tools/pack/importsOf.mjs';
import { bundle } from './bundle.ts';
import { root, run } from './packed.ts';
import { servePage } from './servePage.ts';

const { apps } = inject('published');

it('an app draws its table and runs its machine with the viewer, in the theme of the kit', async () => {
  const app = join(apps, 'statechart');
  await run(join(apps, 'node_modules', '.bin', 'duneline-codegen'), ['--specs', '.', '--out', 'generated'], app);
  await expect(run(join(root, 'node_modules', '.bin', 'tsc'), ['-p', app], app)).resolves.toEqual({ stdout: '', stderr: '' });
  await bundle(app);
  await using server = await servePage(app);
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
  await page.goto(server.url);

  await page.getByRole('img', { name: 'A lamp that a tap turns on and off.' }).waitFor();
  await page.getByRole('img', { name: 'The states of lamp.' }).waitFor();
  await page.getByRole('button', { name: 'lamp.tap to on' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('From off, on lamp.tap, to on.').first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  expect(errors).toEqual([]);
  await browser.close();
});

it('the drawing alone needs no XState', () => {
  const viewer = join(apps, 'node_modules', '@duneline', 'statechart-viewer', 'dist', 'index.js');
  const packages = packagesReached(viewer);
  expect(packages).toContain('@duneline/machines/triggers');
  expect(packages.filter((name) => /^xstate|\/testing$/.test(name))).toEqual([]);
});

/** What a module and the modules beside it import of other packages. */
function packagesReached(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file) || !file.endsWith('.js')) return [];
  seen.add(file);
  const imported: readonly string[] = importsOf(readFileSync(file, 'utf8'));
  return imported.flatMap((name) => (name.startsWith('.') ? packagesReached(join(dirname(file), name), seen) : name));
}
