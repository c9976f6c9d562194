import { useCallback } from 'react';
import { useRemote, type Remote } from '../../lib/remote/useRemote.ts';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import type { BoardQuery } from './boardQuery.ts';
import type { OwnEntry } from './readOwn.ts';

export interface Own {
  readonly isSignedIn: boolean;
  readonly remote: Remote<readonly OwnEntry[]>;
  readonly retry: () => void;
}

/** The ranked accounts of whoever is signed in; of a visitor nothing is asked, and nothing that a session needs is loaded. */
export function useOwn({ period, sizeCents }: BoardQuery): Own {
  const { session } = sessionFlow.useView();
  const personId = session?.person.id;
  const ask = useCallback(async () => {
    if (!personId) return [];
    return (await import('./readOwn.ts')).readOwn({ period, sizeCents }, personId);
  }, [period, sizeCents, personId]);
  return { isSignedIn: personId !== undefined, ...useRemote(ask) };
}
