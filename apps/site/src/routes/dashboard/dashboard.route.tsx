import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="dashboard" />
      <PlainPage
        title={t.dashboardTitle}
        lead={t.dashboardLead}
        sections={[{ title: t.dashboardNowTitle, text: t.dashboardNow }]}
        links={[
          { to: '/trader-dashboard', label: t.linkPortal },
          { to: '/pricing', label: t.linkPricing },
        ]}
      />
    </>
  );
}
