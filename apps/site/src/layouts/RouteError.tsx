import * as t from '@duneline/specs/messages/problem';
import { Button, ButtonLink } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { routerLink } from '../lib/link/routerLink.tsx';
import { CachedPages } from '../lib/offline/CachedPages.tsx';
import { routeProblem } from './routeProblem.ts';
import * as css from './layouts.css.ts';

/** Replaces a route that failed: what happened, a retry, and that no input was lost. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const problem = routeProblem(error, typeof navigator === 'undefined' || navigator.onLine);
  useEffect(() => {
    console.error('A route failed.', error);
    title.current?.focus();
  }, [error]);
  useEffect(() => {
    if (problem !== 'offline') return undefined;
    const retry = () => void navigate(location, { replace: true });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [problem, navigate, location]);

  return (
    <div className={css.problem}>
      <title>{t.errorTitle}</title>
      <h1 ref={title} tabIndex={-1} className={css.problemTitle}>
        {t.errorTitle}
      </h1>
      <p className={css.problemText}>
        {{ offline: t.errorOffline, oldRelease: t.errorOldRelease, failed: t.errorText }[problem]}
      </p>
      <div className={css.problemActions}>
        {problem === 'oldRelease' ? (
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t.errorReload}
          </Button>
        ) : (
          <Button variant="primary" onPress={() => void navigate(location, { replace: true })}>
            {t.errorRetry}
          </Button>
        )}
        <ButtonLink variant="secondary" href="/" render={routerLink}>
          {t.errorHome}
        </ButtonLink>
      </div>
      {problem === 'offline' && <CachedPages />}
    </div>
  );
}
