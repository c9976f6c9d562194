import * as t from '@duneline/specs/messages/trader';
import { info, type AppNavigationGroup } from '@duneline/ui';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { PersonBadge } from '../features/account/PersonBadge.tsx';
import { AppFrame } from '../features/app-frame/AppFrame.tsx';
import { sectionIcons } from '../features/app-frame/sectionIcons.ts';
import { RouteArrival } from '../features/scroll/RouteArrival.tsx';
import { countUnread, useTickets } from '../features/support/tickets.ts';
import { ThemeToggle } from '../features/theme/ThemeToggle.tsx';
import { findSection, pathOf } from '../lib/areas/areas.ts';
import { QueryProvider } from '../lib/query/QueryProvider.tsx';
import { useTableChanges } from '../lib/query/useTableChanges.ts';
import { accountSearch, readAccountNumber } from '../lib/trader/accountInAddress.ts';
import { shownAccount } from '../lib/trader/shownAccount.ts';
import { traderTables, useAccounts } from '../lib/trader/useTrader.ts';
import { LazyDeferredLayout } from './LazyDeferredLayout.tsx';

/** The frame of a signed-in trader's dashboard: navigation, help and account menu at the side. */
export function TraderLayout() {
  return (
    <QueryProvider>
      <LazyDeferredLayout />
      <TraderArea />
      <RouteArrival />
    </QueryProvider>
  );
}

const further: readonly AppNavigationGroup[] = [
  { id: 'screens', items: [{ id: 'leaderboard', label: t.navLeaderboard, href: '/leaderboard', icon: sectionIcons.people }] },
  {
    id: 'help',
    label: t.navHelp,
    items: [
      { id: 'rules', label: t.navRules, href: '/rules', icon: info },
      { id: 'help-center', label: t.navHelpCenter, href: '/support', icon: sectionIcons.speech },
    ],
  },
];

const areaTables = [...traderTables, 'tickets'] as const; // a reply changes its ticket

function TraderArea() {
  const base = pathOf('dashboard');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data: accounts } = useAccounts();
  const section = findSection('dashboard', pathname.slice(base.length))?.id ?? 'overview';
  const wanted = readAccountNumber(search);
  const shown = shownAccount(accounts ?? [], section, wanted);
  // The account that is shown stays while somebody moves on, unless it is the one that every section shows by itself.
  const isKept = shown !== undefined && (shown.number === wanted || shown !== accounts?.[0]);
  useTableChanges(areaTables);
  const { data: tickets = [] } = useTickets();
  return (
    <AppFrame
      area="dashboard"
      title={t.title}
      base={base}
      counts={{
        positions: { count: shown?.summary?.open_positions ?? 0, countLabel: t.navOpen },
        support: countUnread(tickets),
      }}
      further={further}
      search={accountSearch(isKept ? shown.number : null)}
      person={
        <PersonBadge>
          <ThemeToggle isLabelShown />
        </PersonBadge>
      }
      smallPrint={t.smallPrint}
    >
      <Outlet />
    </AppFrame>
  );
}
