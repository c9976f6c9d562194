import * as t from '@duneline/specs/messages/affiliate-referrals';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { ReferralsTable } from './ReferralsTable.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-referrals" />
      <RequireAffiliate>
        {({ id }) => (
          <AppPage title={t.title} lead={t.lead}>
            <ReferralsTable affiliateId={id} />
          </AppPage>
        )}
      </RequireAffiliate>
    </>
  );
}
