import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="leaderboard" />
      <PlainPage
        title={t.leaderboardTitle}
        lead={t.leaderboardLead}
        sections={[{ title: t.leaderboardEmptyTitle, text: t.leaderboardEmpty }]}
        links={[
          { to: '/programs', label: t.linkPrograms },
          { to: '/pricing', label: t.linkPricing },
        ]}
      />
    </>
  );
}
