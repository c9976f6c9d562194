import { Outlet, useLocation } from 'react-router-dom';
import { PersonBadge } from '../features/account/PersonBadge.tsx';
import { RequireAdmin } from '../features/guards/RequireAdmin.tsx';
import { RequireSession } from '../features/guards/RequireSession.tsx';
import { LiveUpdates } from '../features/live-updates/LiveUpdates.tsx';
import { RouteArrival } from '../features/scroll/RouteArrival.tsx';
import { ThemeToggle } from '../features/theme/ThemeToggle.tsx';
import { pathOf } from '../lib/areas/areas.ts';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { QueryProvider } from '../lib/query/QueryProvider.tsx';
import { AffiliateArea } from './AffiliateArea.tsx';
import { AdminArea } from './AdminArea.tsx';
import { LazyDeferredLayout } from './LazyDeferredLayout.tsx';

const FirstFactor = lazyPart(async () => (await import('../features/account-security/factors/FirstFactor.tsx')).FirstFactor);

/** The affiliate area and the admin console: guard and frame (spec §2, §4). */
export function Component() {
  const { pathname } = useLocation();
  const base = `/${pathname.split('/')[1] ?? ''}`;
  const person = (
    <PersonBadge>
      <ThemeToggle isLabelShown />
    </PersonBadge>
  );
  return (
    <QueryProvider>
      <LazyDeferredLayout />
      {base === pathOf('affiliate') ? (
        <RequireSession key={base}>
          <AffiliateArea base={base} person={person}>
            <Outlet />
          </AffiliateArea>
        </RequireSession>
      ) : (
        <RequireAdmin key={base} Enrollment={FirstFactor}>
          <LiveUpdates />
          <AdminArea base={base} person={person}>
            <Outlet />
          </AdminArea>
        </RequireAdmin>
      )}
      <RouteArrival />
    </QueryProvider>
  );
}
