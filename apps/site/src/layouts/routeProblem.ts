export type RouteProblem = 'offline' | 'oldRelease' | 'failed';

// The messages of browsers when a lazily loaded chunk is missing or unreachable.
const CHUNK_MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Why a route failed. */
export function routeProblem(error: unknown, isOnline: boolean): RouteProblem {
  if (!isOnline) return 'offline';
  return CHUNK_MISSING.test(String(error)) ? 'oldRelease' : 'failed';
}
