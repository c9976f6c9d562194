import * as t from '@duneline/specs/messages/account';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { InboxPanel } from '../../features/admin-business/inbox/InboxPanel.tsx';
import { FiguresCard } from '../../features/admin-overview/FiguresCard.tsx';
import { FunnelCard } from '../../features/admin-overview/FunnelCard.tsx';
import { HealthCard } from '../../features/admin-overview/HealthCard.tsx';
import { RolesCard } from '../../features/admin-overview/RolesCard.tsx';
import { ThemesCard } from '../../features/admin-overview/ThemesCard.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { pair } from '../../features/app-frame/AppPage.css.ts';
import { labelOf } from '../../lib/areas/areas.ts';

/** What waits for a decision, what is published, and how the platform does. */
export function OverviewScreen() {
  return (
    <AppPage title={labelOf('admin', 'overview')} lead={t.adminOverviewText}>
      <InboxPanel />
      <FiguresCard />
      <ThemesCard />
      <FunnelCard />
      <HealthCard />
      <div className={pair}>
        <RolesCard />
        <AccountCard />
      </div>
    </AppPage>
  );
}
