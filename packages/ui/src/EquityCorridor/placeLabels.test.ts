import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_GAP, placeLabels } from './placeLabels.ts';

const ROOM = { top: 8, bottom: 232 };

describe('placeLabels', () => {
  it('keeps a label at the end of its line when there is room', () => {
    expect(placeLabels([{ y: 150 }, { y: 20 }], ROOM)).toEqual([{ y: 20 }, { y: 150 }]);
  });

  it('pushes the lower of two near labels down', () => {
    expect(placeLabels([{ y: 60 }, { y: 50 }], ROOM)).toEqual([{ y: 50 }, { y: 92 }]);
  });

  it('moves a column up that would run out below', () => {
    expect(placeLabels([{ y: 220 }, { y: 230 }], ROOM)).toEqual([{ y: 190 }, { y: 232 }]);
  });

  it('keeps four labels at least 42 px apart and inside, wherever their lines end', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -50, max: 400 }).map((y) => ({ y })),
          { maxLength: 4 },
        ),
        (labels) => {
          const placed = placeLabels(labels, ROOM).map(({ y }) => y);
          placed.forEach((y) => {
            expect(y).toBeGreaterThanOrEqual(ROOM.top);
            expect(y).toBeLessThanOrEqual(ROOM.bottom);
          });
          placed.slice(1).forEach((y, index) => expect(y - (placed[index] ?? 0)).toBeGreaterThanOrEqual(LABEL_GAP));
        },
      ),
    );
  });
});
