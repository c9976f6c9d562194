import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

const root = join(import.meta.dirname, '..', '..');

it('each has a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

it.each(faults)('$name: what it replaces is there once, in $file', ({ file, search, replacement }) => {
  expect(readFileSync(join(root, file), 'utf8').split(search)).toHaveLength(2);
  expect(replacement).not.toBe(search);
});
