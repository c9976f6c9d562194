import * as t from '@duneline/specs/messages/affiliate-earnings';
import { Earnings } from '../../features/affiliate-area/earnings/Earnings.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';

export function EarningsScreen() {
  return (
    <RequireAffiliate>
      {(affiliate) => (
        <AppPage title={t.title} lead={t.lead}>
          <Earnings affiliate={affiliate} />
        </AppPage>
      )}
    </RequireAffiliate>
  );
}
