import * as t from '@duneline/specs/messages/trader';
import { ButtonLink, chevronDown, external, Icon } from '@duneline/ui';
import { useHref, useNavigate } from 'react-router-dom';
import { sectionPath } from '../../lib/areas/areas.ts';
import { LazyMenu } from '../../lib/lazy-menu/LazyMenu.tsx';
import { programOf } from '../../lib/price/findTier.ts';
import { accountSearch } from '../../lib/trader/accountInAddress.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { useDays } from '../../lib/trader/useTrader.ts';
import { AccountBadge } from './AccountBadge.tsx';
import * as css from './AccountHead.css.ts';
import { accountName, accountStatus } from './accountName.ts';

export interface AccountHeadProps {
  readonly accounts: readonly TradingAccount[];
  readonly account: TradingAccount;
}

/** Which account the dashboard shows, in which state it is, and the way to another one. */
export function AccountHead({ accounts, account }: AccountHeadProps) {
  const navigate = useNavigate();
  const platform = useHref('/trader-dashboard');
  const { data: days } = useDays(account.id);
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title}>{accountName(account)}</h1>
        <p className={css.number}>
          {t.accountLine({ number: String(account.number), program: programOf(account.program_id).name })}
        </p>
      </div>
      <AccountBadge account={account} day={days && days.length + 1} />
      <div className={css.actions}>
        {accounts.length > 1 && (
          <LazyMenu
            label={
              <>
                {t.allAccounts({ count: accounts.length })} <Icon of={chevronDown} size={16} />
              </>
            }
            items={[
              ...accounts.map((one) => ({
                id: String(one.number),
                label: t.accountChoice({ name: accountName(one), number: String(one.number), status: accountStatus(one) }),
              })),
              { id: 'all', label: t.compareAccounts },
            ]}
            onAction={(choice) =>
              void navigate(choice === 'all' ? sectionPath('dashboard', 'accounts') : { search: accountSearch(Number(choice)) })
            }
          />
        )}
        <ButtonLink variant={account.status === 'active' ? 'primary' : 'quiet'} href={platform}>
          {t.openPlatform} <Icon of={external} size={16} />
        </ButtonLink>
      </div>
    </header>
  );
}
