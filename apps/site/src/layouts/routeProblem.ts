import { isRouteErrorResponse } from 'react-router-dom';

export interface RouteProblem {
  readonly kind: 'offline' | 'oldRelease' | 'failed';
  /** One line for support; empty if there are no details. */
  readonly detail: string;
}

// The messages of browsers when a lazily loaded chunk is missing or unreachable.
const CHUNK_MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Describes a route's error. */
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
