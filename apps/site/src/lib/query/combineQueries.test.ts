import type { UseQueryResult } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { combineQueries } from './combineQueries.ts';

const result = (fields: Partial<UseQueryResult<number>>) =>
  ({ data: undefined, error: null, isFetching: false, refetch: vi.fn(), ...fields }) as UseQueryResult<number>;

it('has data once every query has some', () => {
  expect(combineQueries([result({ data: 1 }), result({ data: 0 })])).toMatchObject({ data: [1, 0], error: null });
  expect(combineQueries([result({ data: 1 }), result({ isFetching: true })])).toMatchObject({
    data: undefined,
    isFetching: true,
  });
});

it('fails with the first error, and reads all again', async () => {
  const results = [result({ data: 1 }), result({ error: new Error('Away') })];
  const { error, refetch } = combineQueries(results);
  expect(error).toEqual(new Error('Away'));
  await refetch();
  for (const one of results) expect(one.refetch).toHaveBeenCalledOnce();
});
