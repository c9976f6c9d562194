import * as t from '@duneline/specs/messages/affiliate-payouts';
import { affiliate as program } from '@duneline/specs/site';
import { Payouts } from '../../features/affiliate-area/payouts/Payouts.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';

export function PayoutsScreen() {
  return (
    <RequireAffiliate>
      {(affiliate) => (
        <AppPage title={t.title} lead={t.lead({ days: program.approvalDays })}>
          <Payouts affiliate={affiliate} />
        </AppPage>
      )}
    </RequireAffiliate>
  );
}
