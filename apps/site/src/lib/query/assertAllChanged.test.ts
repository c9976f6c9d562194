import { expect, it } from 'vitest';
import { assertAllChanged } from './assertAllChanged.ts';

it('accepts a change of all rows', () => {
  expect(() => assertAllChanged([{ id: 'a' }, { id: 'b' }], 2)).not.toThrow();
});

it.each([0, 1])('reports a change of %i of 2 rows as a conflict', (changed) => {
  const change = () => assertAllChanged(Array.from({ length: changed }), 2);
  expect(change).toThrow(expect.objectContaining({ status: 409, message: `${changed} of 2 rows were changed.` }));
});
