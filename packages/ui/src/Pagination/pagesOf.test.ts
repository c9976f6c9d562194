import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesOf, type PageMark } from './pagesOf.ts';

const places = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

describe('the row of pages', () => {
  it('leaves out what is far from the current page', () => {
    expect(pagesOf(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap after', 12]);
    expect(pagesOf(6, 12)).toEqual([1, 'gap before', 5, 6, 7, 'gap after', 12]);
    expect(pagesOf(12, 12)).toEqual([1, 'gap before', 8, 9, 10, 11, 12]);
    expect(pagesOf(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('always has the first and the last page, the current one between its neighbours, in order, and as many places on every page', () => {
    fc.assert(
      fc.property(places, ([current, count]) => {
        const marks = pagesOf(current, count);
        const numbers = marks.filter((mark) => typeof mark === 'number');
        const around = [current - 1, current, current + 1].filter((at) => at >= 1 && at <= count);
        expect(numbers).toEqual(expect.arrayContaining(around));
        expect([numbers.at(0), numbers.at(-1)]).toEqual([1, count]);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        expect(marks).toHaveLength(Math.min(count, 7));
      }),
    );
  });

  it('has a gap wherever a page is left out', () => {
    fc.assert(
      fc.property(places, ([current, count]) => {
        const marks = pagesOf(current, count);
        const isGap = (mark: PageMark | undefined) => typeof mark === 'string';
        const jumps = marks.filter(
          (mark, at) => at > 0 && mark !== Number(marks[at - 1]) + 1 && !isGap(mark) && !isGap(marks[at - 1]),
        );
        expect(jumps).toEqual([]);
      }),
    );
  });
});
