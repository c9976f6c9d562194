import * as t from '@duneline/specs/messages/affiliate-analytics';
import { Analytics } from '../../features/affiliate-area/analytics/Analytics.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';

export function AnalyticsScreen() {
  return (
    <RequireAffiliate>
      {() => (
        <AppPage title={t.title} lead={t.lead}>
          <Analytics />
        </AppPage>
      )}
    </RequireAffiliate>
  );
}
