import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { bundle, weight } from './bundle.ts';
import { root, run } from './packed.ts';

const { apps } = inject('published');

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
