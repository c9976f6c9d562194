import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownSpecs } from '../../fixtures/specsDirectory.ts';
import { tokensOf } from '../fixtures/official/tokens.ts';

describe('the Database type', () => {
  it('is the one that the official generator writes for our project', () => {
    const ours = readFileSync(join(ownSpecs, 'generated', 'database.gen.ts'), 'utf8');
    const official = readFileSync(new URL('../fixtures/official/duneline.ts.txt', import.meta.url), 'utf8');
    expect(tokensOf(ours), 'Run the official tool again: see sql/fixtures/official/README.md.').toEqual(tokensOf(official));
  });
});

describe('tokens of types', () => {
  it('do not depend on the layout', () => {
    const compact = `export type A = "x"|'y'; type B = {"a"?: (string)[],b: Record<A, never>}`;
    const spread = `// said by hand\nexport type A =\n  | 'x'\n  | 'y'\n\ntype B = {\n  a?: string[]\n  b: Record<A, never>\n}\n`;
    expect(tokensOf(compact)).toEqual(tokensOf(spread));
    expect(tokensOf(compact)).not.toEqual(tokensOf(spread.replace('string[]', 'number[]')));
    expect(tokensOf(compact)).not.toEqual(tokensOf(spread.replace('a?:', 'a:')));
  });
});
