import { isRouteErrorResponse } from 'react-router-dom';

export interface RouteProblem {
  readonly kind: 'offline' | 'oldRelease' | 'failed';
  /** One line for the person who helps the visitor; empty when there is nothing to say. */
  readonly detail: string;
}

// What browsers say when a lazily loaded chunk is gone or out of reach.
const CHUNK_MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** What went wrong, from what a route threw. */
export function routeProblem(error: unknown, isOnline: boolean): RouteProblem {
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`.trim()
    : error instanceof Error
      ? error.message
      : typeof error === 'string'
        ? error
        : '';
  if (!isOnline) return { kind: 'offline', detail };
  return { kind: CHUNK_MISSING.test(detail) ? 'oldRelease' : 'failed', detail };
}
