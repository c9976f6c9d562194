import * as t from '@duneline/specs/messages/affiliate-payouts';
import { affiliate as program } from '@duneline/specs/site';
import { Payouts } from '../../features/affiliate-area/payouts/Payouts.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-payouts" />
      <RequireAffiliate>
        {(affiliate) => (
          <AppPage title={t.title} lead={t.lead({ days: program.approvalDays })}>
            <Payouts affiliate={affiliate} />
          </AppPage>
        )}
      </RequireAffiliate>
    </>
  );
}
