import * as t from '@duneline/specs/messages/admin-business';
import { Button, Panel } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { DecisionDialog } from '../DecisionDialog.tsx';
import { useDecision } from '../useDecision.ts';
import { readSurplus, sendSurplus, type Surplus } from './readSurplus.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** Payments that arrived after their order was closed or paid, of one order or all that still wait; nothing when there are none. */
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
  if (error) return <QueryProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
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
            title: t.surplusAsk({ amount: exact(sending.amount_cents), person: sending.orders.full_name }),
            text: t.surplusAskText,
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

function describe({ orders, amount_cents: cents, surplus_received_at: received, surplus_sent_at: sent }: Surplus): string {
  const arrived = { amount: exact(cents), when: formatMoment(received ?? '') };
  const text = orders.status === 'cancelled' ? t.surplusCancelled(arrived) : t.surplusPaidAlready(arrived);
  return sent === null ? text : `${text}, ${t.surplusSent({ when: formatMoment(sent) })}`;
}
