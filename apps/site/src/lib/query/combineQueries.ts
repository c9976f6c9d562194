import type { UseQueryResult } from '@tanstack/react-query';

/** Several queries as one: there are data once there are all, because what is missing would look like nothing. */
export function combineQueries<Data>(results: readonly UseQueryResult<Data>[]) {
  const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
  return {
    data: data.length === results.length ? data : undefined,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}
