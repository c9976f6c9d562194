import { Skeleton } from '@duneline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProblem } from '../query/QueryProblem.tsx';

export interface QueryPanelProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Lines of the placeholder. @default 4 */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered; before, a placeholder; after a failure, why and how to go on. Known rows stay while they are read again. */
export function QueryPanel<Data>({ query, lines = 4, children }: QueryPanelProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <QueryProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton lines={lines} />;
}
