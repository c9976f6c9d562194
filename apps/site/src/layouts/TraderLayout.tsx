import * as t from '@duneline/specs/messages/trader';
import * as shell from '@duneline/specs/messages/shell';
import { brand } from '@duneline/specs/site';
import { AppShell, info, Logo, type AppNavigationGroup } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useHref, useSearchParams } from 'react-router-dom';
import { PersonBadge } from '../features/account/PersonBadge.tsx';
import { sectionIcons } from '../features/app-frame/sectionIcons.ts';
import { MAIN_ID, RouteArrival } from '../features/scroll/RouteArrival.tsx';
import { ThemeToggle } from '../features/theme/ThemeToggle.tsx';
import { groupsOf } from '../lib/areas/areas.ts';
import { routerLink } from '../lib/link/routerLink.tsx';
import { QueryProvider } from '../lib/query/QueryProvider.tsx';
import { useTableChanges } from '../lib/query/useTableChanges.ts';
import { dashboardAddress, readDashboardQuery, type DashboardQuery, type View } from '../lib/trader/dashboardAddress.ts';
import { traderTables, useAccounts } from '../lib/trader/useTrader.ts';
import { LazyDeferredLayout } from './LazyDeferredLayout.tsx';
import * as css from './TraderLayout.css.ts';

/** The frame of a signed-in trader's dashboard: navigation, help and account menu at the side. */
export function TraderLayout() {
  return (
    <QueryProvider>
      <LazyDeferredLayout />
      <Frame />
      <RouteArrival />
    </QueryProvider>
  );
}

function Frame() {
  const [search] = useSearchParams();
  const query = readDashboardQuery(search);
  const groups = useGroups(query);
  useTableChanges(traderTables);
  useArrival(query.view);
  return (
    <AppShell
      label={t.title}
      brand={
        <Link to="/" className={css.home} aria-label={shell.homeLink({ name: brand.name })}>
          <Logo name={brand.name} />
        </Link>
      }
      groups={groups}
      current={query.view}
      person={
        <PersonBadge>
          <ThemeToggle isLabelShown />
        </PersonBadge>
      }
      smallPrint={t.smallPrint}
      mainId={MAIN_ID}
      render={routerLink}
      words={{ skip: shell.skipToContent, openMenu: t.openMenu, closeMenu: t.closeMenu }}
    >
      <Outlet />
    </AppShell>
  );
}

function useGroups({ account }: DashboardQuery): readonly AppNavigationGroup[] {
  const { data: accounts } = useAccounts();
  const shown = accounts?.find(({ number }) => number === account) ?? accounts?.[0];
  const rules = useHref('/rules');
  const support = useHref('/support');
  const counts: Readonly<Partial<Record<View, { readonly count: number; readonly countLabel: string }>>> = {
    positions: { count: shown?.summary?.open_positions ?? 0, countLabel: t.navOpen },
  };
  return [
    ...groupsOf('dashboard').map(({ sections, ...group }, index) => ({
      ...group,
      items: [
        ...sections.map(({ id, label, icon }) => ({
          id,
          label,
          href: dashboardAddress({ view: id, account }),
          icon: sectionIcons[icon],
          ...counts[id],
        })),
        ...(index === 0 ? [{ id: 'leaderboard', label: t.navLeaderboard, href: '/leaderboard', icon: sectionIcons.people }] : []),
      ],
    })),
    {
      id: 'help',
      label: t.navHelp,
      items: [
        { id: 'rules', label: t.navRules, href: rules, icon: info },
        { id: 'support', label: t.navSupport, href: support, icon: sectionIcons.speech },
      ],
    },
  ];
}

/** Screens of the dashboard share a path, so the router does not handle the change: scrolls to the top and focuses the page. */
function useArrival(view: View) {
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [view]);
}
