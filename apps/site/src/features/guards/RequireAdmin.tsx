import { initialAdminGuardView } from '@duneline/machines';
import type { ReactNode } from 'react';
import * as t from '@duneline/specs/messages/account';
import { AccessDenied } from './AccessDenied.tsx';
import { GuardPending } from './GuardPending.tsx';
import { useGuard } from './useGuard.ts';

/** Shows its children to admins; others must sign in or see Access Denied (spec §4, §6). */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { view, send } = useGuard({
    initial: initialAdminGuardView(),
    load: async () => (await import('./adminGuard.actor.ts')).startAdminGuard,
  });
  if (view.status === 'admin') return children;
  if (view.status !== 'unauthorized') return <GuardPending text={t.verifyingAdmin} />;
  return <AccessDenied {...(view.isUnanswered && { onRetry: () => send({ type: 'check.retry' }) })} />;
}
