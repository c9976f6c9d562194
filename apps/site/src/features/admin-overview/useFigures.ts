import { useQueries } from '@tanstack/react-query';
import { combineQueries } from '../../lib/query/combineQueries.ts';
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
    combine: combineQueries,
  });
