import { useCallback } from 'react';
import { usePublicQuery, type QueryResult } from '../../lib/remote/usePublicQuery.ts';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import type { BoardQuery } from './boardQuery.ts';
import type { OwnEntry } from './readOwnEntries.ts';

export interface OwnEntries {
  readonly isSignedIn: boolean;
  readonly remote: QueryResult<readonly OwnEntry[]>;
  readonly retry: () => void;
}

/** The signed-in user's ranked accounts; for visitors nothing is requested, and no session code is loaded. */
export function useOwnEntries({ period, sizeCents }: BoardQuery): OwnEntries {
  const { session } = sessionFlow.useView();
  const personId = session?.person.id;
  const ask = useCallback(async () => {
    if (!personId) return [];
    return (await import('./readOwnEntries.ts')).readOwnEntries({ period, sizeCents }, personId);
  }, [period, sizeCents, personId]);
  return { isSignedIn: personId !== undefined, ...usePublicQuery(ask) };
}
