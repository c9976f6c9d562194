import type { GuardEvent, PathAndQuery } from '@duneline/machines';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { useFlow } from '../../lib/flow/useFlow.ts';

export interface GuardOptions {
  readonly location: PathAndQuery;
  /** Replaces the history entry (spec §4). */
  readonly redirect: (path: string) => void;
}

interface Guard<TView> {
  readonly initial: TView;
  readonly load: () => Promise<(options: GuardOptions) => FlowStarter<TView, GuardEvent>>;
}

/** A guard's view for the current URL, and a function to send events; it starts immediately and follows navigations. */
export function useGuard<TView>({ initial, load }: Guard<TView>): {
  readonly view: TView;
  readonly send: (event: GuardEvent) => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const { view, send, preload } = useFlow<TView, GuardEvent>({
    initial,
    load: async () => {
      const startGuard = await load();
      return { start: startGuard({ location, redirect: (path) => void navigate(path, { replace: true }) }) };
    },
  });
  useEffect(() => {
    preload();
  }, [preload]);
  useEffect(() => {
    send({ type: 'location.change', location: { pathname: location.pathname, search: location.search } });
  }, [send, location.pathname, location.search]);
  return { view, send };
}
