import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authReference } from './authReference.ts';
import type { OutOfScope, Proof } from './authReference.ts';

const packageDirectory = join(import.meta.dirname, '../../packages/mocks');
const [, afterwards = ''] = readFileSync(join(packageDirectory, 'README.md'), 'utf8').split(/^## Not implemented$/m);
const notSimulated = afterwards.replace(/\n## .*/s, '').replaceAll(/\s+/g, ' ');

/**
 * Missing evidence: titles that are not in the proof's file in this order, as a test's title or the start of a case; or the
 * README's sentence.
 */
function missing(row: Proof | OutOfScope): readonly string[] {
  if ('outOfScope' in row) return notSimulated.includes(row.outOfScope) ? [] : [row.outOfScope];
  const [file, ...titles] = row;
  const path = sourceOf(file);
  if (!existsSync(path)) return [path];
  let rest = readFileSync(path, 'utf8');
  return titles.filter((title) => {
    const found = new RegExp(`[[(]\\s*(['"\`])${title.replaceAll(/\W/g, '\\$&')}\\1`).exec(rest);
    if (found !== null) rest = rest.slice(found.index + found[0].length);
    return found === null;
  });
}

function sourceOf(file: string): string {
  const isBesideCode = /^(?:auth|jwt)\//.test(file);
  return isBesideCode ? join(packageDirectory, 'src', `${file}.test.ts`) : join(import.meta.dirname, `${file}.contract.test.ts`);
}

describe.each(Object.entries(authReference))('the reference of the auth service: %s', (_, rows) => {
  it.each(Object.entries(rows))('%s', (__, row) => {
    expect(missing(row)).toEqual([]);
  });
});
