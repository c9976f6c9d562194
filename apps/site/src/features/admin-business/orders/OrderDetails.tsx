import * as t from '@duneline/specs/messages/admin-business';
import { Badge, DescriptionList, Panel } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { countryName } from '../../../lib/format/countryName.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { phaseNames, statusNames as accountStatusNames } from '../accounts/accountLabels.ts';
import { PersonLink } from '../PersonLink.tsx';
import { disputeNames, paymentNames, statusNames, statusTones } from './orderLabels.ts';
import type { Order } from './readOrders.ts';
import { SurplusPanel } from './SurplusPanel.tsx';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** Whether the payment service has sent back a part, which leaves the order paid. */
const isPart = ({ refunded_cents: back, amount_cents: cents }: Order['payments'][number]) => back > 0 && back < cents;

/** The order's buyer, lines, payment, accounts and refund. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { status, lines, payments, accounts, refunded_at: refundedAt, refund_reason: reason } = order;
  return (
    <>
      <Panel title={t.orderFacts} actions={<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}>
        <DescriptionList
          layout="columns"
          items={[
            { id: 'person', label: t.person, value: <PersonLink id={order.user_id} name={order.full_name} /> },
            { id: 'email', label: t.email, value: order.email },
            { id: 'country', label: t.country, value: countryName(order.billing_country) },
            { id: 'placed', label: t.orderPlaced, value: formatMoment(order.created_at) },
            ...(order.coupon_code === null ? [] : [{ id: 'coupon', label: t.orderCoupon, value: order.coupon_code }]),
            ...(refundedAt === null ? [] : [{ id: 'refunded', label: t.refunded, value: formatMoment(refundedAt) }]),
            ...(reason === null ? [] : [{ id: 'reason', label: t.refundReason, value: reason }]),
          ]}
        />
      </Panel>
      <Panel title={t.orderLines}>
        <DescriptionList
          items={[
            ...lines.map(({ position, label, amount_cents: cents }) => ({
              id: String(position),
              label,
              value: exact(cents),
            })),
            { id: 'total', label: t.orderTotal, value: exact(order.total_cents ?? 0) },
          ]}
        />
      </Panel>
      <Panel title={t.orderPayments}>
        {payments.length === 0 ? (
          <p>{t.orderNoPayment}</p>
        ) : (
          <DescriptionList
            items={payments.map((payment) => ({
              id: payment.id,
              label: `${payment.method}, ${formatMoment(payment.created_at)}`,
              value: [
                exact(payment.amount_cents),
                payment.failure_reason ?? paymentNames[payment.status],
                ...(payment.dispute_status === null ? [] : [disputeNames[payment.dispute_status]]),
                ...(isPart(payment) ? [t.paymentPartBack({ amount: exact(payment.refunded_cents) })] : []),
              ].join(', '),
            }))}
          />
        )}
      </Panel>
      <SurplusPanel order={order.id} />
      <Panel title={t.orderAccounts}>
        {accounts.length === 0 ? (
          <p>{t.orderNoAccount}</p>
        ) : (
          <DescriptionList
            items={accounts.map(({ number, phase, status: state, closed_by_refund: isRefunded }) => ({
              id: String(number),
              label: (
                <RecordLink section="accounts" record={number}>
                  {t.accountTitle({ number: String(number) })}
                </RecordLink>
              ),
              value: `${phaseNames[phase]}, ${isRefunded ? t.lifeRefunded : accountStatusNames[state]}`,
            }))}
          />
        )}
      </Panel>
    </>
  );
}
