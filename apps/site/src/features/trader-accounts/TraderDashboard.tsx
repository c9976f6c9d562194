import { Skeleton } from '@duneline/ui';
import { Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SectionId } from '../../lib/areas/areas.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import { readAccountNumber } from '../../lib/trader/accountInAddress.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { useAccounts } from '../../lib/trader/useTrader.ts';
import { AccountHead } from './AccountHead.tsx';
import { NoAccount } from './NoAccount.tsx';
import { shownAccount } from '../../lib/trader/shownAccount.ts';

/** A section of the dashboard, which shows one account. */
export type TraderScreen = ComponentType<{ readonly account: TradingAccount }>;

export interface TraderDashboardProps {
  readonly section: SectionId<'dashboard'>;
  readonly Screen: TraderScreen;
}

/** The dashboard of whoever is signed in: a section of it for one account, which the address names. */
export function TraderDashboard({ section, Screen }: TraderDashboardProps) {
  const [search] = useSearchParams();
  const wanted = readAccountNumber(search);
  const accounts = useAccounts();
  return (
    <QueryPanel query={accounts} lines={12}>
      {(own) => {
        const account = shownAccount(own, section, wanted);
        if (!account) return <NoAccount level={1} />;
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
