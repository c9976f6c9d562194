import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../tools/browser.mjs';
import { bundle, weight } from './bundle.ts';
import { install } from './install.ts';
import { buildNext, serveNext } from './nextApp.ts';
import { packed, root, run } from './packed.ts';

let pack: Awaited<ReturnType<typeof packed>>;
let apps: string;
let installed: readonly string[];

beforeAll(async () => {
  pack = await packed();
  apps = join(pack.folder, 'apps');
  installed = await install(pack.tarballs, apps);
});
afterAll(() => pack?.[Symbol.asyncDispose]());

describe('what `npm run pack` makes', () => {
  it('is two tarballs, ui and machines', () => {
    expect(new Set(installed.map((path) => basename(path)))).toEqual(new Set(['machines', 'ui']));
  });

  it('says in the README what the larger components weigh', async () => {
    const ui = installed.find((path) => basename(path) === 'ui') ?? '';
    expect(await readFile(join(ui, 'README.md'), 'utf8')).toMatch(/\| DatePicker \| [\d.]+ \| [\d.]+ \|/);
  });

  it('publint finds nothing to say about it', async () => {
    for (const path of installed) expect((await publint({ pkgDir: path, pack: false, strict: true })).messages).toEqual([]);
  });

  // node10 does not support `exports`, and CommonJS needs `import()`: packages with only ES modules support neither.
  it('its types are right for bundlers and for Node’s modules, says attw', async () => {
    for (const tarball of pack.tarballs) {
      const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
      const problems = 'problems' in result ? result.problems : [{ kind: 'no types' }];
      const isOld = (problem: object) =>
        'resolutionKind' in problem && ['node10', 'node16-cjs'].includes(String(problem.resolutionKind));
      expect(problems.filter((problem) => !isOld(problem))).toEqual([]);
    }
  });
});

describe('an unrelated app', () => {
  it.each([
    ['moduleResolution bundler', ['--moduleResolution', 'bundler', '--module', 'esnext']],
    ['moduleResolution nodenext', ['--moduleResolution', 'nodenext', '--module', 'nodenext']],
    // React Aria's and XState's own declarations do not allow this setting.
    [
      'exactOptionalPropertyTypes',
      ['--exactOptionalPropertyTypes', '--skipLibCheck', '--moduleResolution', 'bundler', '--module', 'esnext'],
    ],
  ])('type-checks with %s', async (_, settings) => {
    const args = ['-p', join(apps, 'types'), ...settings];
    await expect(run(join(root, 'node_modules', '.bin', 'tsc'), args, apps)).resolves.toEqual({ stdout: '', stderr: '' });
  });

  it('pays for what it imports: with Button alone, a twentieth of the kit’s code, and its own rules', async () => {
    const [bare, button, whole] = await Promise.all(['bare', 'button', 'whole'].map((name) => bundle(join(apps, 'vite', name))));
    if (!bare || !button || !whole) throw new Error('three apps were built');
    expect(weight(button.script) - weight(bare.script)).toBeLessThan((weight(whole.script) - weight(bare.script)) / 20);
    expect(weight(button.style)).toBeLessThan(weight(whole.style) / 2);
    expect(button.files.filter((file) => file.endsWith('.woff2'))).toHaveLength(4);
  });

  it('loads a component that it imports lazily in a chunk of its own, with the texts of its languages only', async () => {
    const { script, files } = await bundle(join(apps, 'vite', 'lazy'));
    expect(files).toContainEqual(expect.stringMatching(/^DatePicker-.*\.js$/));
    expect(files).toContainEqual(expect.stringMatching(/^DatePicker-.*\.css$/));
    expect(script).toMatch(/التقويم|\\u\{?0?627/); // calendar
    expect(script).not.toContain('Kalender');
  });

  it('keeps right-to-left with the default build target: no rule asks for the direction in a way that the target rewrites', async () => {
    const { style } = await bundle(join(apps, 'vite', 'whole'));
    expect(style).not.toMatch(/:(?:dir|lang)\(/);
    expect(style).toContain('--inline-sign:-1');
    expect(style).toMatch(/transform:scaleX\(var\(--inline-sign,\s?1\)\)/);
  });

  it('runs a machine in Node', async () => {
    const { stdout } = await run(process.execPath, ['start.mjs'], join(apps, 'flow'));
    expect(JSON.parse(stdout)).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
  });
});

describe('a server-rendered app', () => {
  it('draws in Node without a bundler and without a warning, in the classes that its style sheets have', async () => {
    const folder = join(apps, 'server');
    const [{ stdout, stderr }, browser] = await Promise.all([run(process.execPath, ['server.mjs'], folder), bundle(folder)]);
    expect(stderr).toBe('');
    const { html, rules, fontBytes } = JSON.parse(stdout);
    expect(html).toContain('Buy');
    expect(Math.min(...fontBytes)).toBeGreaterThan(10_000);

    const drawn = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap((match: string[]) => match[1]?.split(' ') ?? []));
    const styledIn = (css: string) => {
      const named = new Set([...css.matchAll(/\.([\w-]+)/g)].map((match) => match[1]));
      return [...drawn].filter((name) => named.has(name));
    };
    const [, button] = /<button[^>]* class="([^"]+)"[^>]*>Buy/.exec(html) ?? [];
    expect(styledIn(rules)).toEqual(expect.arrayContaining(button?.split(' ') ?? ['a button with classes']));
    expect(styledIn(browser.style)).toEqual(styledIn(rules));
  });
});

describe('an app of Next.js', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
  });
  afterAll(() => browser?.close());

  it.each(['dev', 'start'] as const)(
    'has colors, fonts and reset from the theme that its layout imports, and takes over without a warning (next %s)',
    async (command) => {
      const app = join(apps, 'next');
      if (command === 'start') await buildNext(app);
      await using server = await serveNext(app, command);
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
      await page.goto(server.url);

      await page.getByRole('button', { name: /Currency/ }).click();
      await page.getByRole('option', { name: 'US dollars' }).click();
      expect(await page.evaluate(lookOf)).toEqual({
        margin: '0px',
        isThemed: true,
        fonts: ['Familjen Grotesk', 'Hanken Grotesk'],
        price: '$99',
      });
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('heading', { name: 'Rules' }).waitFor();
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});

/** Runs in the page. */
async function lookOf() {
  await document.fonts.ready;
  const color = () => getComputedStyle(document.body).backgroundColor;
  const light = color();
  document.documentElement.className = 'dark';
  const families = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  return {
    margin: getComputedStyle(document.body).margin,
    isThemed: new Set([light, color(), 'rgba(0, 0, 0, 0)']).size === 3,
    fonts: [...new Set(families)].toSorted(),
    price: document.querySelector('p')?.textContent?.replace('From ', ''),
  };
}
