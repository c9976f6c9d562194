import * as t from '@duneline/specs/messages/trader';
import { Alert, ButtonLink, EmptyState } from '@duneline/ui';
import { useHref, useLocation } from 'react-router-dom';
import { pathOf } from '../../lib/areas/areas.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import * as css from './VisitorDashboard.css.ts';

/** What /dashboard shows to people who are not signed in: the way to their accounts, and to the prices. */
export function VisitorDashboard() {
  const portal = useHref('/trader-dashboard');
  const { status } = sessionFlow.useView();
  return (
    <div className={css.visitor}>
      <PageHead
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink href={portal}>{t.toPortal}</ButtonLink>
            <ButtonLink variant="quiet" href="/pricing" render={routerLink}>
              {t.toPricing}
            </ButtonLink>
          </>
        }
      />
      <div className={css.page}>{status === 'unreachable' ? <Alert tone="danger" title={t.unreachable} /> : <AskToSignIn />}</div>
    </div>
  );
}

/** Leads back to the screen and account of the address, also when a session has expired there. */
function AskToSignIn() {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated(); // the prerendered page knows no query and no section
  const returnTo = isHydrated ? pathname + search : pathOf('dashboard');
  return (
    <EmptyState
      level={2}
      title={t.signInTitle}
      action={
        <ButtonLink
          variant="primary"
          href={`/login?${new URLSearchParams({ returnTo }).toString()}`}
          data-way-back={isHydrated ? undefined : ''}
          render={routerLink}
        >
          {t.signIn}
        </ButtonLink>
      }
    >
      {t.signInText}
    </EmptyState>
  );
}
