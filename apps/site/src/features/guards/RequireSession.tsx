import { initialAuthGuardView, type AuthGuardView, type GuardEvent } from '@duneline/machines';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as t from '@duneline/specs/messages/account';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { GuardWait } from './GuardWait.tsx';

/** Shows its children to a signed-in person and sends everybody else to `/login?returnTo=…` (spec §4). */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { view, send, preload } = useFlow<AuthGuardView, GuardEvent>({
    initial: initialAuthGuardView(),
    load: async () => {
      const { startAuthGuard } = await import('./authGuard.actor.ts');
      return { start: startAuthGuard({ location, redirect: (path) => void navigate(path, { replace: true }) }) };
    },
  });
  useEffect(() => {
    preload();
  }, [preload]);
  useEffect(() => {
    send({ type: 'location.change', location: { pathname: location.pathname, search: location.search } });
  }, [send, location.pathname, location.search]);
  return view.status === 'signedIn' ? children : <GuardWait text={t.checkingSession} />;
}
