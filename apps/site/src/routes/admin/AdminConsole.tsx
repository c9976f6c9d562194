import { Suspense, type ComponentType } from 'react';
import { LeaveGuard } from '../../features/admin-content/LeaveGuard.tsx';
import { AreaSection } from '../../features/app-frame/AreaSection.tsx';
import type { SectionId } from '../../lib/areas/areas.ts';
import { useSectionAddress } from '../../lib/areas/useSectionAddress.ts';
import type { HeadProps } from '../../lib/head/Head.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';

const OtherAdmins = lazyPart(async () => (await import('../../lib/presence/OtherAdmins.tsx')).OtherAdmins);

/** The screen of every section, each loaded when it is first shown. */
const screens: Readonly<Record<SectionId<'admin'>, ComponentType>> = {
  overview: lazyPart(async () => (await import('./OverviewScreen.tsx')).OverviewScreen),
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
  categories: lazyPart(
    async () => (await import('../../features/admin-content/categories/CategoriesScreen.tsx')).CategoriesScreen,
  ),
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
  coupons: lazyPart(async () => (await import('../../features/admin-business/coupons/CouponsScreen.tsx')).CouponsScreen),
  leaderboard: lazyPart(
    async () => (await import('../../features/admin-business/leaderboard/LeaderboardScreen.tsx')).LeaderboardScreen,
  ),
  kyc: lazyPart(async () => (await import('../../features/admin-business/kyc/KycScreen.tsx')).KycScreen),
  tickets: lazyPart(async () => (await import('../../features/admin-business/tickets/TicketsScreen.tsx')).TicketsScreen),
  messages: lazyPart(async () => (await import('../../features/admin-business/messages/MessagesScreen.tsx')).MessagesScreen),
  users: lazyPart(async () => (await import('../../features/admin-business/users/UsersScreen.tsx')).UsersScreen),
  consent: lazyPart(async () => (await import('../../features/admin-business/visitors/ConsentScreen.tsx')).ConsentScreen),
  tracking: lazyPart(async () => (await import('../../features/admin-business/visitors/TrackingScreen.tsx')).TrackingScreen),
  audit: lazyPart(async () => (await import('../../features/admin-business/audit/AuditScreen.tsx')).AuditScreen),
};

/** The admin console at either of its paths: the overview, a section or a record in it (`/admin/orders/1042`). */
export function AdminConsole({ routeId }: Pick<HeadProps, 'routeId'>) {
  return (
    <>
      <AreaSection area="admin" routeId={routeId}>
        {(section) => {
          const Screen = screens[section];
          return (
            <>
              <Suspense fallback={null}>
                <OpenRecord />
              </Suspense>
              <Screen />
            </>
          );
        }}
      </AreaSection>
      <LeaveGuard />
    </>
  );
}

/** Who else has the record open that is edited or decided here. The theme is one; an article is one in each language, as its page says. */
function OpenRecord() {
  const { section, record } = useSectionAddress();
  if (section === 'theme') return <OtherAdmins record={section} />;
  if (record === null || section === 'blog') return null;
  const opened = `${section}/${record}`;
  return <OtherAdmins key={opened} record={opened} />;
}
