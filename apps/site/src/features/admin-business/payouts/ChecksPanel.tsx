import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import { DescriptionList, Panel } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { statusNames } from '../accounts/accountLabels.ts';
import { Check } from '../payout-review/Check.tsx';
import { IdentityCheck } from '../payout-review/IdentityCheck.tsx';
import { checkPayout, profitOf } from './payoutChecks.ts';
import type { ReviewedPayout } from './readPayout.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What a payout requires, check by check, with the record that each is about. */
export function ChecksPanel({ payout }: { readonly payout: ReviewedPayout }) {
  const { account, gross_cents: gross, dispute } = payout;
  const { order, opened_at: opened, last_trade_at: traded } = account;
  const { isActive, isCovered, isUndisputed } = checkPayout(payout);
  return (
    <Panel title={t.checks}>
      <DescriptionList
        items={[
          {
            id: 'account',
            label: business.payoutAccount,
            value: (
              <Check isMet={isActive} words={statusNames[account.status]}>
                <RecordLink section="accounts" record={account.number}>
                  {String(account.number)}
                </RecordLink>
              </Check>
            ),
            note:
              traded === null
                ? t.accountUntraded({ opened: formatDate(opened) })
                : t.accountDates({ opened: formatDate(opened), traded: formatDate(traded) }),
          },
          {
            id: 'profit',
            label: t.profit,
            value: <Check isMet={isCovered} words={isCovered ? t.covered : t.uncovered} />,
            note: t.profitOf({ profit: exact(profitOf(payout)), gross: exact(gross) }),
          },
          {
            id: 'identity',
            label: t.identity,
            value: <IdentityCheck {...payout} />,
          },
          {
            id: 'payment',
            label: t.payment,
            value: (
              <Check isMet={isUndisputed} words={isUndisputed ? t.undisputed : t.disputed}>
                <RecordLink section="orders" record={order.number}>
                  {String(order.number)}
                </RecordLink>
              </Check>
            ),
            note: dispute?.disputed_at && t.disputedSince({ date: formatDate(dispute.disputed_at) }),
          },
        ]}
      />
    </Panel>
  );
}
