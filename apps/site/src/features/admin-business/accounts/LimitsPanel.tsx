import type { LossLimit } from '@duneline/machines';
import type { Database } from '@duneline/specs/database';
import * as t from '@duneline/specs/messages/admin-business';
import { DescriptionList, Panel } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { termsOf, type OrderedAccount } from '../../../lib/trader/accountTerms.ts';
import { describeAmount, describeBase } from '../../../lib/trader/describeLimit.ts';
import { lossLimitsOf, type Limited } from '../../../lib/trader/lossLimitsOf.ts';

/** What the panel reads: an account as its trader or the console loads it. */
export interface LimitedAccount extends OrderedAccount, Limited {
  readonly drawdown_type: Database['public']['Enums']['drawdown_type'];
}

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** The account's limits with what they are computed from, their current floors and the distance to them; while it is open, what it pays. */
export function LimitsPanel({ account }: { readonly account: LimitedAccount }) {
  const { daily_loss_bps: daily, max_drawdown_bps: maximum, drawdown_type: type } = account;
  const limits = lossLimitsOf(account);
  const { shareBps, payoutCycleDays } = termsOf(account);
  const later = account.phase !== 'funded' && { note: t.onceFunded };
  const note = (limit: LossLimit | undefined) =>
    limit
      ? t.limitLeft({
          base: describeBase(limit, account.initial_cents),
          amount: describeAmount(limit),
          left: exact(limit.roomCents),
          floor: exact(limit.floorCents),
        })
      : t.limitEnded;
  return (
    <Panel title={t.limitsTitle}>
      <DescriptionList
        items={[
          { id: 'daily', label: t.dailyLoss, value: formatPercent(daily / 100), note: note(limits?.daily) },
          {
            id: 'maximum',
            label: type === 'trailing' ? t.maximumLossTrailing : t.maximumLossStatic,
            value: formatPercent(maximum / 100),
            note: note(limits?.maximum),
          },
          ...(account.profit_target_bps === null
            ? []
            : [{ id: 'target', label: t.profitTarget, value: formatPercent(account.profit_target_bps / 100) }]),
          ...(account.status === 'active'
            ? [
                { id: 'share', label: t.profitSplit, value: formatPercent(shareBps / 100), ...later },
                { id: 'cycle', label: t.payoutCycle, value: t.everyDays({ days: payoutCycleDays }), ...later },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
