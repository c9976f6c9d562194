import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomId } from './randomId.ts';

it('makes version 4 UUIDs, each once', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});

it('is what the site uses, since pages that are not secure have no crypto.randomUUID', () => {
  const source = join(import.meta.dirname, '../..');
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
  expect(files.filter((file) => /\.randomUUID\(/.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
