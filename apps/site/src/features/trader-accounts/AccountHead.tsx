import * as t from '@duneline/specs/messages/trader';
import { arrowLeft, Badge, ButtonLink, check, chevronDown, clock, close, external, Icon, pause } from '@duneline/ui';
import { useHref, useNavigate } from 'react-router-dom';
import { formatSize } from '../../lib/format/formatSize.ts';
import { LazyMenu } from '../../lib/lazy-menu/LazyMenu.tsx';
import { programOf } from '../../lib/price/findTier.ts';
import { accountSearch } from '../../lib/trader/accountInAddress.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { useDays } from '../../lib/trader/useTrader.ts';
import * as css from './AccountHead.css.ts';

export interface AccountHeadProps {
  readonly accounts: readonly TradingAccount[];
  readonly account: TradingAccount;
}

const statuses = { active: t.statusActive, passed: t.statusPassed, terminated: t.statusTerminated, dormant: t.statusDormant };
const statusOf = (account: TradingAccount) => (account.closed_by_refund ? t.statusRefunded : statuses[account.status]);
const tones = { active: 'accent', passed: 'success', terminated: 'danger', dormant: 'warning' } as const;
const icons = { active: clock, passed: check, terminated: close, dormant: pause };
const phases = { 'phase-1': t.phaseEvaluation, 'phase-2': t.phase2, funded: t.phaseFunded };

/** "10K evaluation" and "10K funded". */
const nameOf = ({ phase, initial_cents }: TradingAccount) => {
  const size = formatSize(initial_cents);
  return phase === 'funded' ? t.nameFunded({ size }) : t.nameEvaluation({ size });
};

/** Which account the dashboard shows, in which state it is, and the way to another one. */
export function AccountHead({ accounts, account }: AccountHeadProps) {
  const navigate = useNavigate();
  const platform = useHref('/trader-dashboard');
  const { data: days } = useDays(account.id);
  const state =
    account.status === 'active'
      ? days
        ? t.stateDay({ phase: phases[account.phase], day: days.length + 1 })
        : phases[account.phase]
      : statusOf(account);
  return (
    <header className={css.head}>
      <div>
        <h1 className={css.title}>{nameOf(account)}</h1>
        <p className={css.number}>
          {t.accountLine({ number: String(account.number), program: programOf(account.program_id).name })}
        </p>
      </div>
      {account.closed_by_refund ? (
        <Badge icon={arrowLeft}>{state}</Badge>
      ) : (
        <Badge tone={tones[account.status]} icon={icons[account.status]}>
          {state}
        </Badge>
      )}
      <div className={css.actions}>
        {accounts.length > 1 && (
          <LazyMenu
            label={
              <>
                {t.allAccounts({ count: accounts.length })} <Icon of={chevronDown} size={16} />
              </>
            }
            items={accounts.map((one) => ({
              id: String(one.number),
              label: t.accountChoice({ name: nameOf(one), number: String(one.number), status: statusOf(one) }),
            }))}
            onAction={(number) => void navigate({ search: accountSearch(Number(number)) })}
          />
        )}
        <ButtonLink variant={account.status === 'active' ? 'primary' : 'quiet'} href={platform}>
          {t.openPlatform} <Icon of={external} size={16} />
        </ButtonLink>
      </div>
    </header>
  );
}
