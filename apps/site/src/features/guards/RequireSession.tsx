import { initialAuthGuardView } from '@duneline/machines';
import type { ReactNode } from 'react';
import * as t from '@duneline/specs/messages/account';
import { GuardWait } from './GuardWait.tsx';
import { useGuard } from './useGuard.ts';

/** Shows its children to a signed-in person and sends everybody else to `/login?returnTo=…` (spec §4). */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { status } = useGuard({
    initial: initialAuthGuardView(),
    load: async () => (await import('./authGuard.actor.ts')).startAuthGuard,
  });
  return status === 'signedIn' ? children : <GuardWait text={t.checkingSession} />;
}
