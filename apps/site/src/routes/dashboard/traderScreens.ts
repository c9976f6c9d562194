import type { TraderDashboardProps } from '../../features/trader-accounts/TraderDashboard.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';

/** The screens of the dashboard, each loaded when it is first shown. */
export const traderScreens: TraderDashboardProps['screens'] = {
  overview: lazyPart(async () => (await import('../../features/trader-accounts/Overview.tsx')).Overview),
  payouts: lazyPart(async () => (await import('../../features/trader-payouts/PayoutsView.tsx')).PayoutsView),
  positions: lazyPart(async () => (await import('../../features/trader-accounts/PositionsView.tsx')).PositionsView),
  calendar: lazyPart(async () => (await import('../../features/trader-calendar/CalendarView.tsx')).CalendarView),
  certificates: lazyPart(async () => (await import('../../features/trader-certificates/CertificatesView.tsx')).CertificatesView),
  'what-if': lazyPart(async () => (await import('../../features/trader-what-if/WhatIfView.tsx')).WhatIfView),
};
