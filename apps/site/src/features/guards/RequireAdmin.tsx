import { initialAdminGuardView } from '@duneline/machines';
import type { ReactNode } from 'react';
import * as t from '@duneline/specs/messages/account';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { GuardPending } from './GuardPending.tsx';
import { SecondFactorMissing, type SecondFactorMissingProps } from './SecondFactorMissing.tsx';
import { useGuard } from './useGuard.ts';

export interface RequireAdminProps extends SecondFactorMissingProps {
  readonly children: ReactNode;
}

/**
 * Shows its children to admins with a second factor, and `Enrollment` to those without one; others must sign in or see Access
 * Denied (spec §4, §6).
 */
export function RequireAdmin({ children, Enrollment }: RequireAdminProps) {
  const { view, send } = useGuard({
    initial: initialAdminGuardView(),
    load: async () => (await import('./adminGuard.actor.ts')).startAdminGuard,
  });
  // Verifying the first code raises the session, which opens the console.
  const assurance = sessionFlow.useView().session?.assurance;
  if (view.status === 'admin') return assurance === 'aal1' ? <SecondFactorMissing Enrollment={Enrollment} /> : children;
  if (view.status !== 'unauthorized') return <GuardPending text={t.verifyingAdmin} />;
  return <AccessDenied {...(view.isUnanswered && { onRetry: () => send({ type: 'check.retry' }) })} />;
}
