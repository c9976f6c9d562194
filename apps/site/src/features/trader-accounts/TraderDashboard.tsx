import * as t from '@duneline/specs/messages/trader';
import { ButtonLink } from '@duneline/ui';
import { useHref } from 'react-router-dom';
import { routed } from '../../lib/link/routed.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { TraderAccounts } from './TraderAccounts.tsx';
import * as css from './TraderAccounts.css.ts';

/** The whole of /dashboard: the accounts of whoever is signed in, and the ways to the portal and the prices. */
export function TraderDashboard() {
  const portal = useHref('/trader-dashboard');
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink href={portal}>{t.toPortal}</ButtonLink>
            <ButtonLink variant="quiet" href="/pricing" render={routed}>
              {t.toPricing}
            </ButtonLink>
          </>
        }
      />
      <div className={css.page}>
        <TraderAccounts />
      </div>
    </>
  );
}
