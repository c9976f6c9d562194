import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parcel } from '../parcel.test-support.ts';
import { readWalk, writeWalk } from './walkCode.ts';

const steps = fc.array(
  fc.record({ row: fc.constantFrom(...parcel.rows), payload: fc.option(fc.dictionary(fc.string(), fc.string()), { nil: null }) }),
);

it('reads back every walk that it wrote, with its payloads, in letters that an address allows', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      const rows = walk.map(({ row, payload }) => (payload ? { ...row, example: payload } : row));
      const code = writeWalk(parcel, rows);
      expect(code).toMatch(/^[\w-]*$/);
      expect(readWalk(parcel, code)?.map(({ line, example = {} }) => ({ line, example }))).toEqual(
        rows.map(({ line, example = {} }) => ({ line, example })),
      );
    }),
  );
});

it('reads no walk from a damaged code, or from one with rows that the table no longer has', () => {
  expect(readWalk(parcel, '%%%')).toBeNull();
  expect(readWalk(parcel, btoa('{}'))).toBeNull();
  expect(readWalk(parcel, btoa('[999]'))).toBeNull();
  expect(readWalk(parcel, '')).toEqual([]);
});
