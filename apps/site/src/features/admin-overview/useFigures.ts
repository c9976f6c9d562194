import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { tableKey } from '../../lib/query/tableKey.ts';
import { hasAmounts, readFigure, type FigureSource } from './readFigures.ts';

/**
 * The figures of these sources. Each is read again with the rows of its table, as after a decision, and whenever a reader of it
 * mounts.
 */
export const useFigures = <Source extends FigureSource>(sources: readonly Source[]) =>
  useQueries({
    queries: sources.map((source) => ({
      queryKey: tableKey(source.table, 'figure', source.status, hasAmounts(source)),
      queryFn: () => readFigure(source),
      staleTime: 0,
    })),
    combine,
  });

/** As one query: there are data once there are all. */
function combine<Data>(results: readonly UseQueryResult<Data>[]) {
  const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
  return {
    data: data.length === results.length ? data : undefined,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}
