import * as t from '@duneline/specs/messages/trader';
import { Alert, ButtonLink, EmptyState } from '@duneline/ui';
import { useHref } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import * as css from './VisitorDashboard.css.ts';

/** What /dashboard shows to people who are not signed in: the way to their accounts, and to the prices. */
export function VisitorDashboard() {
  const portal = useHref('/trader-dashboard');
  const { status } = sessionFlow.useView();
  return (
    <>
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
      <div className={css.page}>{status === 'unreachable' ? <Alert tone="loss" title={t.unreachable} /> : <AskToSignIn />}</div>
    </>
  );
}

function AskToSignIn() {
  return (
    <EmptyState
      level={2}
      title={t.signInTitle}
      action={
        <ButtonLink variant="primary" href="/login?returnTo=%2Fdashboard" render={routerLink}>
          {t.signIn}
        </ButtonLink>
      }
    >
      {t.signInText}
    </EmptyState>
  );
}
