import { initialAuthGuardView } from '@duneline/machines';
import type { ReactNode } from 'react';
import * as t from '@duneline/specs/messages/account';
import { GuardPending } from './GuardPending.tsx';
import { useGuard } from './useGuard.ts';

/** Shows its children to signed-in users, and redirects others to `/login?returnTo=…` (spec §4). */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { view } = useGuard({
    initial: initialAuthGuardView(),
    load: async () => (await import('./authGuard.actor.ts')).startAuthGuard,
  });
  return view.status === 'signedIn' ? children : <GuardPending text={t.checkingSession} />;
}
