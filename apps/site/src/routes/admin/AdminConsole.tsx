import * as t from '@duneline/specs/messages/account';
import { Skeleton } from '@duneline/ui';
import { Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { AccountCard } from '../../features/account/AccountCard.tsx';
import { LeaveGuard } from '../../features/admin-content/LeaveGuard.tsx';
import { FiguresCard } from '../../features/admin-overview/FiguresCard.tsx';
import { FunnelCard } from '../../features/admin-overview/FunnelCard.tsx';
import { HealthCard } from '../../features/admin-overview/HealthCard.tsx';
import { RolesCard } from '../../features/admin-overview/RolesCard.tsx';
import { ThemesCard } from '../../features/admin-overview/ThemesCard.tsx';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { pair } from '../../features/app-frame/AppPage.css.ts';
import { adminSections, findSection } from '../../features/app-frame/sections.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';

/** The built sections by id; each has its own chunk. */
const screens: Readonly<Record<string, ComponentType | undefined>> = {
  theme: lazyPart(async () => (await import('../../features/admin-content/theme/ThemeScreen.tsx')).ThemeScreen),
  seo: lazyPart(async () => (await import('../../features/admin-content/seo/SeoScreen.tsx')).SeoScreen),
  navigation: lazyPart(
    async () => (await import('../../features/admin-content/navigation/NavigationScreen.tsx')).NavigationScreen,
  ),
  content: lazyPart(async () => (await import('../../features/admin-content/pages/PagesScreen.tsx')).PagesScreen),
  media: lazyPart(async () => (await import('../../features/admin-content/media/MediaScreen.tsx')).MediaScreen),
  calls: lazyPart(async () => (await import('../../features/admin-content/calls/CallsScreen.tsx')).CallsScreen),
  components: lazyPart(
    async () => (await import('../../features/admin-content/components/ComponentsScreen.tsx')).ComponentsScreen,
  ),
  blog: lazyPart(async () => (await import('../../features/admin-content/blog/ArticlesScreen.tsx')).ArticlesScreen),
  releases: lazyPart(async () => (await import('../../features/admin-content/releases/ReleasesScreen.tsx')).ReleasesScreen),
  orders: lazyPart(async () => (await import('../../features/admin-business/orders/OrdersScreen.tsx')).OrdersScreen),
  accounts: lazyPart(async () => (await import('../../features/admin-business/accounts/AccountsScreen.tsx')).AccountsScreen),
  payouts: lazyPart(async () => (await import('../../features/admin-business/payouts/PayoutsScreen.tsx')).PayoutsScreen),
  affiliates: lazyPart(
    async () => (await import('../../features/admin-business/affiliates/AffiliatesScreen.tsx')).AffiliatesScreen,
  ),
  'affiliate-payouts': lazyPart(
    async () =>
      (await import('../../features/admin-business/affiliate-payouts/AffiliatePayoutsScreen.tsx')).AffiliatePayoutsScreen,
  ),
  leaderboard: lazyPart(
    async () => (await import('../../features/admin-business/leaderboard/LeaderboardScreen.tsx')).LeaderboardScreen,
  ),
  kyc: lazyPart(async () => (await import('../../features/admin-business/kyc/KycScreen.tsx')).KycScreen),
  tickets: lazyPart(async () => (await import('../../features/admin-business/tickets/TicketsScreen.tsx')).TicketsScreen),
  users: lazyPart(async () => (await import('../../features/admin-business/users/UsersScreen.tsx')).UsersScreen),
  consent: lazyPart(async () => (await import('../../features/admin-business/visitors/ConsentScreen.tsx')).ConsentScreen),
  tracking: lazyPart(async () => (await import('../../features/admin-business/visitors/TrackingScreen.tsx')).TrackingScreen),
  audit: lazyPart(async () => (await import('../../features/admin-business/audit/AuditScreen.tsx')).AuditScreen),
};

/** The admin console at either of its paths: overview, section, or a message for an unknown section. */
export function AdminConsole() {
  const { '*': rest = '' } = useParams();
  const id = rest.replace(/\/+$/, '');
  const section = findSection(adminSections, id);
  if (!section) {
    return (
      <AppPage title={t.unknownSectionTitle} lead={t.unknownSectionText}>
        {null}
      </AppPage>
    );
  }
  const Screen = screens[id];
  if (Screen) {
    return (
      <>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Screen />
        </Suspense>
        <LeaveGuard />
      </>
    );
  }
  return (
    <AppPage title={t.overview} lead={t.adminOverviewText}>
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
