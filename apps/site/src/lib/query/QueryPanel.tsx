import { Skeleton } from '@duneline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryProblem } from './QueryProblem.tsx';

/** A query, or several that are combined to one. */
export interface PanelQuery<Data> extends Pick<UseQueryResult<Data>, 'error' | 'isFetching'> {
  readonly data: Data | undefined;
  readonly refetch: () => Promise<unknown>;
}

export interface QueryPanelProps<Data> {
  readonly query: PanelQuery<Data>;
  /** Number of lines of the skeleton. @default 4 */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders a query's data; a skeleton while it loads, and the error with a retry if it fails. Data remains visible while it is
 * refetched.
 */
export function QueryPanel<Data>({ query, lines = 4, children }: QueryPanelProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton lines={lines} />;
}
