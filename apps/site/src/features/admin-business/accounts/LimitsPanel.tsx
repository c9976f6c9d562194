import * as t from '@duneline/specs/messages/admin-business';
import { DescriptionList, Panel } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import type { Account } from './readAccounts.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** The account's limits, their current floors, and the remaining distance to them. */
export function LimitsPanel({ account }: { readonly account: Account }) {
  const { summary, status, daily_loss_bps: daily, max_drawdown_bps: maximum, drawdown_type: type } = account;
  const isOpen = status === 'active' && summary !== null;
  const floor = (room: number, cents: number) =>
    isOpen ? t.limitLeft({ left: exact(room), floor: exact(cents) }) : t.limitEnded;
  return (
    <Panel title={t.limitsTitle}>
      <DescriptionList
        items={[
          {
            id: 'daily',
            term: t.dailyLoss,
            value: formatPercent(daily / 100),
            note: floor(summary?.daily_room_cents ?? 0, summary?.daily_floor_cents ?? 0),
          },
          {
            id: 'maximum',
            term: type === 'trailing' ? t.maximumLossTrailing : t.maximumLossStatic,
            value: formatPercent(maximum / 100),
            note: floor(summary?.loss_room_cents ?? 0, summary?.loss_floor_cents ?? 0),
          },
          ...(account.profit_target_bps === null
            ? []
            : [{ id: 'target', term: t.profitTarget, value: formatPercent(account.profit_target_bps / 100) }]),
          ...(account.share_bps === null
            ? []
            : [{ id: 'share', term: t.profitSplit, value: formatPercent(account.share_bps / 100) }]),
        ]}
      />
    </Panel>
  );
}
