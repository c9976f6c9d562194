import { describe, expect, it } from 'vitest';
import { lintLineWith } from './lintLine.ts';

const lint = lintLineWith('facts.mjs', 'facts/literal');

describe('a figure of the firm in a component', () => {
  it.each([
    'return <p>From $59</p>;',
    'return <p title="10% bonus">{a}</p>;',
    'return `${a}, 5 % at most`;',
    'const SAMPLE_PERCENT = 4; return SAMPLE_PERCENT;',
    'return { priceCents: 5900 };',
    'const fee = a ? 49 : 29; return fee;',
  ])('is refused: %s', async (line) => {
    expect(await lint(line)).toMatch(/stand once, in specs\/site/);
  });

  it.each([
    'return <rect x="100%" width="50%" y={`${a}%`} />;',
    'return (a.profitPercent * 100) / 2;',
    'const gainPercent = 0; return gainPercent + 12;',
  ])('is not what this is: %s', async (line) => {
    expect(await lint(line)).toMatch(/Found 0 warnings and 0 errors/);
  });
});
