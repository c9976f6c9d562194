import * as trader from '@duneline/specs/messages/trader';
import { Badge, ButtonLink } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { programOf } from '../../../lib/price/findTier.ts';
import { useMinute } from '../../../lib/time/useMinute.ts';
import { describeEnding } from '../../../lib/trader/describeHistory.ts';
import type { TradingAccount } from '../../../lib/trader/TradingAccount.ts';
import { usePayouts } from '../../../lib/trader/useTrader.ts';
import { AccountBadge } from '../AccountBadge.tsx';
import { limitWarning } from '../accountLimits.ts';
import { accountName } from '../accountName.ts';
import { limitWarningText } from '../limitWarningText.ts';
import { AccountFigures } from './AccountFigures.tsx';
import { nextAction } from './nextAction.ts';
import * as css from './AccountsList.css.ts';

/** One account with the figures that decide what its trader does next, and that action. */
export function AccountRow({ account }: { readonly account: TradingAccount }) {
  const needsPayouts = account.status === 'active' && account.next_payout_at !== null;
  const payouts = usePayouts(account.id, needsPayouts);
  const now = useMinute();
  const { label, href, isDue } = nextAction(account, payouts.data, now);
  const warning = limitWarning(account);
  const title = `account-${String(account.number)}`;
  return (
    <li className={css.card}>
      <div className={css.row}>
        <div className={css.head}>
          <div>
            <h2 id={title} className={css.name}>
              {accountName(account)}
            </h2>
            <p className={css.small}>
              {trader.accountLine({ number: String(account.number), program: programOf(account.program_id).name })}
            </p>
          </div>
          <div className={css.badges}>
            <AccountBadge account={account} />
            {warning && <Badge tone={warning.isUrgent ? 'danger' : 'warning'}>{limitWarningText(warning)}</Badge>}
          </div>
        </div>
        {account.status === 'active' ? (
          <AccountFigures account={account} payouts={needsPayouts ? payouts : null} now={now} />
        ) : (
          <Ending account={account} />
        )}
        <ButtonLink variant={isDue ? 'primary' : 'secondary'} size="sm" href={href} aria-describedby={title} render={routerLink}>
          {label}
        </ButtonLink>
      </div>
    </li>
  );
}

function Ending({ account }: { readonly account: TradingAccount }) {
  const { ended_at, status } = account;
  return (
    <p className={css.ended}>
      {status === 'passed' ? trader.historyPassed : (describeEnding(account)?.title ?? trader.historyRefunded)}
      {ended_at !== null && <span className={css.small}>{trader.closedOn({ date: formatDate(ended_at) })}</span>}
    </p>
  );
}
