import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AreaSection } from '../../features/app-frame/AreaSection.tsx';
import { TraderDashboard, type TraderScreen } from '../../features/trader-accounts/TraderDashboard.tsx';
import type { SectionId } from '../../lib/areas/areas.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { formerSection } from './formerSection.ts';

type Section = SectionId<'dashboard'>;

/** The screens of the sections that show no single account, each loaded when it is first shown. */
const personScreens = {
  accounts: lazyPart(async () => (await import('./AccountsScreen.tsx')).AccountsScreen),
  orders: lazyPart(async () => (await import('./OrdersScreen.tsx')).OrdersScreen),
  support: lazyPart(async () => (await import('./SupportScreen.tsx')).SupportScreen),
  settings: lazyPart(async () => (await import('./SettingsScreen.tsx')).SettingsScreen),
} satisfies Partial<Record<Section, ComponentType>>;

const isPersonal = (section: Section): section is keyof typeof personScreens => section in personScreens;

/** The screens of the sections that show one account. */
const accountScreens: Readonly<Record<Exclude<Section, keyof typeof personScreens>, TraderScreen>> = {
  overview: lazyPart(async () => (await import('../../features/trader-accounts/Overview.tsx')).Overview),
  payouts: lazyPart(async () => (await import('../../features/trader-payouts/PayoutsView.tsx')).PayoutsView),
  positions: lazyPart(async () => (await import('../../features/trader-accounts/PositionsView.tsx')).PositionsView),
  calendar: lazyPart(async () => (await import('../../features/trader-calendar/CalendarView.tsx')).CalendarView),
  certificates: lazyPart(async () => (await import('../../features/trader-certificates/CertificatesView.tsx')).CertificatesView),
  'what-if': lazyPart(async () => (await import('../../features/trader-what-if/WhatIfView.tsx')).WhatIfView),
};

/** The section of the dashboard that the address names. Addresses from before sections had paths lead to the new ones. */
export function TraderSection() {
  const [search] = useSearchParams();
  const moved = formerSection(search);
  if (moved !== null) return <Navigate to={moved} replace />;
  return (
    <AreaSection area="dashboard" routeId="dashboard">
      {(section) => {
        if (!isPersonal(section)) return <TraderDashboard section={section} Screen={accountScreens[section]} />;
        const Screen = personScreens[section];
        return <Screen />;
      }}
    </AreaSection>
  );
}
