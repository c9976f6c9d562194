import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { TraderAccounts } from '../../features/trader-accounts/TraderAccounts.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="dashboard" />
      <PlainPage
        title={t.dashboardTitle}
        lead={t.dashboardLead}
        links={[
          { to: '/trader-dashboard', label: t.linkPortal },
          { to: '/pricing', label: t.linkPricing },
        ]}
      >
        <TraderAccounts />
      </PlainPage>
    </>
  );
}
