import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duneLine } from './duneLine.ts';
import type { Cubic } from './readPath.test-support.ts';
import { heightAt, readCubics, sampleCubic, sampleFaces } from './readPath.test-support.ts';

const BOX = { width: 1200, height: 400 };
/** Coordinates have one decimal, so each may be off by half of a tenth. */
const ROUNDING = 0.051;

const closes = fc.array(fc.integer({ min: 900_000, max: 1_200_000 }), { minLength: 2, maxLength: 60 });
const anyValues = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 40 });

function steps(values: readonly number[]): { cubic: Cubic; from: number; to: number }[] {
  const { ridge, points } = duneLine(values, BOX);
  return readCubics(ridge).map((cubic, index) => ({ cubic, from: points[index]?.y ?? NaN, to: points[index + 1]?.y ?? NaN }));
}

describe('duneLine', () => {
  it('passes through every value, evenly from the first to the last', () => {
    fc.assert(
      fc.property(closes, (values) => {
        const low = Math.min(...values);
        const span = Math.max(...values) - low;
        const drawn = readCubics(duneLine(values, BOX).ridge);
        expect(drawn).toHaveLength(values.length - 1);
        values.forEach((value, index) => {
          const [x, y] = index === 0 ? [drawn[0]?.[0], drawn[0]?.[1]] : [drawn[index - 1]?.[6], drawn[index - 1]?.[7]];
          const height = span === 0 ? 0.5 : (value - low) / span;
          expect(Math.abs((x ?? NaN) - (1200 * index) / (values.length - 1))).toBeLessThan(ROUNDING);
          expect(Math.abs((y ?? NaN) - 400 * (1 - height))).toBeLessThan(ROUNDING);
        });
      }),
    );
  });

  it('never goes above or below two neighbours on the way from one to the other', () => {
    fc.assert(
      fc.property(closes, (values) => {
        for (const { cubic, from, to } of steps(values)) {
          for (const [, y] of sampleCubic(cubic)) {
            expect(y).toBeGreaterThan(Math.min(from, to) - ROUNDING);
            expect(y).toBeLessThan(Math.max(from, to) + ROUNDING);
          }
        }
      }),
    );
  });

  it('only climbs between a lower and a higher close, and only falls between a higher and a lower one', () => {
    fc.assert(
      fc.property(closes, (values) => {
        for (const { cubic, from, to } of steps(values)) {
          const heights = sampleCubic(cubic).map(([, y]) => y);
          const direction = Math.sign(to - from);
          heights
            .slice(1)
            .forEach((y, index) => expect(direction * (y - (heights[index] ?? NaN))).toBeGreaterThan(-2 * ROUNDING));
        }
      }),
    );
  });

  it('writes finite coordinates for any finite numbers, however huge, tiny, equal or few', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { ridge, area, faces, points } = duneLine(values, BOX);
        expect(`${ridge}${area}${faces}`).not.toMatch(/NaN|Infinity|undefined/);
        expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      }),
    );
    expect(duneLine([1.7e308, -1.7e308, 1.7e308], BOX).points.map(({ y }) => y)).toEqual([0, 400, 0]);
  });

  it('keeps every face between the base and the ridge, to a hundredth of the height', () => {
    fc.assert(
      fc.property(closes, (values) => {
        const { ridge, faces } = duneLine(values, BOX, { minFall: 4, faceDepth: 4.2 });
        const cubics = readCubics(ridge);
        for (const [x, y] of sampleFaces(faces)) {
          expect(y).toBeLessThanOrEqual(400 + ROUNDING);
          expect(x).toBeLessThanOrEqual(1200 + ROUNDING);
          expect(y).toBeGreaterThan(heightAt(cubics, x) - 4);
        }
      }),
      { examples: [[[900_000, 900_117, 900_002, 900_001, 900_000]]] }, // a steep fall that ends on the base
    );
  });

  it('is round in a trough and sharp on a crest', () => {
    const [, intoCrest, outOfCrest, outOfTrough] = readCubics(duneLine([0, 1, 3, 1, 3], BOX).ridge);
    const arriving = ((intoCrest?.[7] ?? NaN) - (intoCrest?.[5] ?? NaN)) / ((intoCrest?.[6] ?? NaN) - (intoCrest?.[4] ?? NaN));
    const leaving = ((outOfCrest?.[3] ?? NaN) - (outOfCrest?.[1] ?? NaN)) / ((outOfCrest?.[2] ?? NaN) - (outOfCrest?.[0] ?? NaN));
    const segment = (400 * (2 / 3)) / 300;
    expect(arriving).toBeCloseTo(-0.85 * segment, 2);
    expect(leaving).toBeCloseTo(1.25 * segment, 2);
    expect(outOfCrest?.[5]).toBe(outOfCrest?.[7]);
    expect(outOfTrough?.[3]).toBe(outOfTrough?.[1]);
  });

  it('casts a face behind each fall that is high enough, and none behind the others', () => {
    const { crests, faces } = duneLine([0, 50, 48, 80, 40, 100], BOX);
    expect(crests).toEqual([1, 3]);
    expect(faces.match(/M/g)).toHaveLength(2);
    expect(duneLine([0, 50, 48, 80, 40, 100], BOX, { minFall: 9 }).faces.match(/M/g)).toHaveLength(1);
  });

  it('draws a level line for one value, and nothing for none', () => {
    expect(duneLine([7], BOX)).toMatchObject({ ridge: 'M0 200H1200', area: 'M0 200H1200V400H0Z', faces: '' });
    expect(duneLine([], BOX)).toMatchObject({ ridge: '', area: '', faces: '', points: [] });
  });

  it('says which value is not a number', () => {
    expect(() => duneLine([1, Number.NaN], BOX)).toThrow('duneLine got NaN as value 1; pass finite numbers only.');
  });
});
