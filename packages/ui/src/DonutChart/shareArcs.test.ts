import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareArcs } from './shareArcs.ts';

const parts = fc.array(fc.record({ name: fc.uuid(), value: fc.integer({ min: -5, max: 10_000 }) }), { maxLength: 20 });

describe('shareArcs', () => {
  it('draws from the largest on, one after another', () => {
    const { arcs } = shareArcs(
      [
        { name: 'a', value: 1 },
        { name: 'b', value: 3 },
      ],
      'Others',
    );
    expect(arcs).toEqual([
      { name: 'b', value: 3, share: 0.75, start: 0 },
      { name: 'a', value: 1, share: 0.25, start: 0.75 },
    ]);
  });

  it('sums up what is beyond the fifth, and lists it in the table', () => {
    const { arcs, rows } = shareArcs(
      [1, 2, 3, 4, 5, 6, 7].map((value) => ({ name: String(value), value })),
      'Others',
    );
    expect(arcs.map(({ name }) => name)).toEqual(['7', '6', '5', '4', '3', 'Others']);
    expect(arcs.at(-1)?.value).toBe(3);
    expect(rows).toHaveLength(7);
  });

  it('keeps a sixth part as it is, instead of naming one part "Others"', () => {
    const { arcs } = shareArcs(
      [1, 2, 3, 4, 5, 6].map((value) => ({ name: String(value), value })),
      'Others',
    );
    expect(arcs.at(-1)?.name).toBe('1');
  });

  it('fills the ring exactly once, whatever it is given', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const { arcs, total } = shareArcs(given, 'Others');
        expect(arcs.length).toBeLessThanOrEqual(6);
        expect(arcs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(total > 0 ? 1 : 0);
      }),
    );
  });
});
