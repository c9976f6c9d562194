import { Navigate, useSearchParams } from 'react-router-dom';
import { AreaSection } from '../../features/app-frame/AreaSection.tsx';
import { TraderDashboard, type TraderScreen } from '../../features/trader-accounts/TraderDashboard.tsx';
import type { SectionId } from '../../lib/areas/areas.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { formerSection } from './formerSection.ts';

/** The screen of every section, each loaded when it is first shown. */
const screens: Readonly<Record<SectionId<'dashboard'>, TraderScreen>> = {
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
      {(section) => <TraderDashboard section={section} Screen={screens[section]} />}
    </AreaSection>
  );
}
