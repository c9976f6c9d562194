import * as t from '@duneline/specs/messages/admin-business';
import { Button, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { formatAmount } from '../../../lib/format/formatAmount.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { readSurplus, sendSurplus, type Surplus } from './readSurplus.ts';

const amountOf = ({ amount_cents: cents, received_cents: received, owed_cents: owed, received_currency: currency }: Surplus) =>
  formatAmount(owed ?? received ?? cents, currency ?? 'USD');

/** Payments that are owed to their buyers, of one order or all that still wait; nothing when there are none. */
export function SurplusPanel({ order }: { readonly order?: string }) {
  const { addressOf } = useSectionAddress();
  const [sending, setSending] = useState<Surplus | null>(null);
  const { mutateAsync } = useDecision(['payments'], sendSurplus);
  const {
    data = [],
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: tableKey('payments', 'surplus', order ?? 'waiting'),
    queryFn: () => readSurplus(order),
  });
  if (error) return <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Panel title={t.surplusTitle}>
      {order === undefined && <p>{t.surplusLead}</p>}
      <ul className={css.list}>
        {data.map((surplus) => (
          <li key={surplus.id} className={css.listRow}>
            <div>
              {order === undefined && (
                <Link to={addressOf(String(surplus.orders.number))}>
                  {t.surplusOfOrder({ number: String(surplus.orders.number), person: surplus.orders.full_name })}
                </Link>
              )}
              <p>{describe(surplus)}</p>
            </div>
            {surplus.surplus_sent_at === null && (
              <Button variant="secondary" size="sm" onPress={() => setSending(surplus)}>
                {t.surplusSend}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sending && (
        <DecisionDialog
          decision={{
            title: t.surplusAsk({ amount: amountOf(sending), person: sending.orders.full_name }),
            text: sending.refund_failed_at === null ? t.surplusAskText : t.surplusAskOtherWay,
            confirmLabel: t.surplusSend,
            isRefusal: false,
            needsCode: true,
            confirm: () => mutateAsync(sending.id),
          }}
          onClose={() => setSending(null)}
        />
      )}
    </Panel>
  );
}

function describe(surplus: Surplus): string {
  const { surplus_sent_at: sent, refund_failed_at: failed } = surplus;
  return [
    causeOf(surplus),
    ...(failed !== null && surplus.status !== 'refunded' ? [t.surplusNotByStripe({ when: formatMoment(failed) })] : []),
    ...(sent === null ? [] : [t.surplusSent({ when: formatMoment(sent) })]),
  ].join(', ');
}

function causeOf(surplus: Surplus): string {
  const arrived = { amount: amountOf(surplus), when: formatMoment(surplus.surplus_received_at ?? '') };
  if (surplus.status === 'refunded') return t.surplusRefundFailed(arrived);
  if (surplus.received_cents !== null) {
    return t.surplusOtherAmount({ ...arrived, price: formatMoney(surplus.amount_cents, { cents: 'always' }) });
  }
  return surplus.orders.status === 'cancelled' ? t.surplusCancelled(arrived) : t.surplusPaidAlready(arrived);
}
