import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Picture } from '../Picture.ts';
import { writeReport, type Changed } from './writeReport.ts';

const picture = (shade: number): Picture => ({ width: 4, height: 4, pixels: new Uint8Array(64).fill(shade) });
const region = { left: 0, top: 0, right: 4, bottom: 4 };
const changed: Changed = {
  kind: 'changed',
  name: 'a--b.dark-ltr',
  story: 'a--b',
  pixels: 16,
  before: picture(10),
  after: picture(200),
  regions: [region],
  fingerprints: ['1'],
};

async function written(findings: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  await writeReport(folder, { changed: [changed], added: new Map(), findings });
  return { names: readdirSync(folder).toSorted(), page: readFileSync(join(folder, 'index.html'), 'utf8') };
}

it('is one folder: a page, and beside it before, now and the difference', async () => {
  const { names } = await written();
  expect(names).toEqual(['a--b.dark-ltr.after.png', 'a--b.dark-ltr.before.png', 'a--b.dark-ltr.difference.png', 'index.html']);
});

it('opens from disk: the page asks for nothing but its pictures', async () => {
  const { page } = await written();
  expect(page).not.toMatch(/https?:|<link|<script src|@import/);
});

it('keeps the words of a finding out of the markup', async () => {
  const { page } = await written(['</script><b>nothing changes</b>']);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});
