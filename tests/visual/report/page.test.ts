// @vitest-environment jsdom
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeReport, type Changed } from './writeReport.ts';

const picture = (shade: number) => ({ width: 4, height: 4, pixels: new Uint8Array(64).fill(shade) });
const changed = (story: string, right: number): Changed => ({
  kind: 'changed',
  name: `${story}.dark-ltr`,
  story,
  pixels: 16,
  before: picture(10),
  after: picture(200),
  regions: [{ left: 0, top: 0, right, bottom: 4 }],
  fingerprints: [story],
});

it('goes from picture to picture by key, across groups, zooms to what changed, and chooses the look', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  await writeReport(folder, { changed: [changed('a--b', 4), changed('c--d', 3)], added: new Map(), findings: [] });
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  document.body.innerHTML = /<body>(.*)<script>/s.exec(html)?.[1] ?? '';
  const script = document.createElement('script');
  script.textContent = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
  document.body.append(script);

  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const focused = () => document.activeElement?.textContent;
  press('n');
  expect(focused()).toContain('a--b');
  press('n');
  expect(focused()).toContain('c--d');
  press('n');
  expect(focused()).toContain('c--d');
  press('p');
  expect(focused()).toContain('a--b');
  expect(document.querySelector('.zoomed')).toBeNull();
  press('z');
  expect(document.querySelectorAll('.zoomed')).toHaveLength(4);
  press('4');
  expect(document.querySelector('article img')?.getAttribute('src')).toMatch(/difference/);
});
