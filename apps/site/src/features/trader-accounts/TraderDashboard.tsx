import * as t from '@duneline/specs/messages/trader';
import { ButtonLink, EmptyState, Skeleton } from '@duneline/ui';
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { readDashboardQuery, type View } from '../../lib/trader/dashboardAddress.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { useAccounts } from '../../lib/trader/useTrader.ts';
import { AccountHead } from './AccountHead.tsx';

export interface TraderDashboardProps {
  readonly screens: Readonly<Record<View, ComponentType<{ readonly account: TradingAccount }>>>;
}

/** The dashboard of whoever is signed in: one account at a time, the screen and the account as the address says. */
export function TraderDashboard({ screens }: TraderDashboardProps) {
  const [search] = useSearchParams();
  const query = readDashboardQuery(search);
  const accounts = useAccounts();
  return (
    <QueryPanel query={accounts} lines={12}>
      {(own) => {
        const account = own.find(({ number }) => number === query.account) ?? own[0];
        if (!account) return <NoAccount />;
        const Screen = screens[query.view];
        return (
          <>
            <AccountHead accounts={own} account={account} view={query.view} />
            <Suspense fallback={<Skeleton lines={12} />}>
              <Screen account={account} />
            </Suspense>
          </>
        );
      }}
    </QueryPanel>
  );
}

function NoAccount() {
  return (
    <EmptyState
      level={1}
      title={t.empty}
      action={
        <ButtonLink variant="primary" href="/pricing" render={routerLink}>
          {t.emptyLink}
        </ButtonLink>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
