import { initialAdminGuardView, type AdminGuardView, type GuardEvent } from '@duneline/machines';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '@duneline/specs/messages/account';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { GuardWait } from './GuardWait.tsx';

/** Shows its children to an admin; others sign in or see Access Denied (spec §4, §6). */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { view, send, preload } = useFlow<AdminGuardView, GuardEvent>({
    initial: initialAdminGuardView(),
    load: async () => {
      const { startAdminGuard } = await import('./adminGuard.actor.ts');
      return { start: startAdminGuard({ location, redirect: (path) => void navigate(path, { replace: true }) }) };
    },
  });
  useEffect(() => {
    preload();
  }, [preload]);
  useEffect(() => {
    send({ type: 'location.change', location: { pathname: location.pathname, search: location.search } });
  }, [send, location.pathname, location.search]);
  if (view.status === 'admin') return children;
  return view.status === 'unauthorized' ? <AccessDenied /> : <GuardWait text={t.verifyingAdmin} />;
}
