import * as t from '@duneline/specs/messages/affiliate-referrals';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { ReferralsTable } from '../../features/affiliate-area/referrals/ReferralsTable.tsx';

export function ReferralsScreen() {
  return (
    <RequireAffiliate>
      {({ id }) => (
        <AppPage title={t.title} lead={t.lead}>
          <ReferralsTable affiliateId={id} />
        </AppPage>
      )}
    </RequireAffiliate>
  );
}
