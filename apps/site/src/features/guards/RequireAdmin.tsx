import { initialAdminGuardView } from '@duneline/machines';
import type { ReactNode } from 'react';
import * as t from '@duneline/specs/messages/account';
import { AccessDenied } from './AccessDenied.tsx';
import { GuardWait } from './GuardWait.tsx';
import { useGuard } from './useGuard.ts';

/** Shows its children to an admin; others sign in or see Access Denied (spec §4, §6). */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { status } = useGuard({
    initial: initialAdminGuardView(),
    load: async () => (await import('./adminGuard.actor.ts')).startAdminGuard,
  });
  if (status === 'admin') return children;
  return status === 'unauthorized' ? <AccessDenied /> : <GuardWait text={t.verifyingAdmin} />;
}
