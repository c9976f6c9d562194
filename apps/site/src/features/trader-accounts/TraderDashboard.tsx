import * as t from '@duneline/specs/messages/trader';
import { ButtonLink, EmptyState, Skeleton } from '@duneline/ui';
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import { readAccountNumber } from '../../lib/trader/accountInAddress.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { useAccounts } from '../../lib/trader/useTrader.ts';
import { AccountHead } from './AccountHead.tsx';

/** A section of the dashboard, which shows one account. */
export type TraderScreen = ComponentType<{ readonly account: TradingAccount }>;

export interface TraderDashboardProps {
  readonly Screen: TraderScreen;
}

/** The dashboard of whoever is signed in: a section of it for one account, which the address names. */
export function TraderDashboard({ Screen }: TraderDashboardProps) {
  const [search] = useSearchParams();
  const wanted = readAccountNumber(search);
  const accounts = useAccounts();
  return (
    <QueryPanel query={accounts} lines={12}>
      {(own) => {
        const account = own.find(({ number }) => number === wanted) ?? own[0];
        if (!account) return <NoAccount />;
        return (
          <>
            <AccountHead accounts={own} account={account} />
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
