import { brand, catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { Badge, Button, DescriptionList, Receipt } from '@duneline/ui';
import { countryName } from '../../lib/format/countryName.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import type { OrderReceipt } from './orderService.ts';
import { orderStatuses } from './orderStatuses.ts';
import * as css from './checkout.css.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** The receipt on one printed page: lines, buyer and payment method. */
export function PrintedReceipt({ receipt }: { readonly receipt: OrderReceipt }) {
  const { number, lines, totalCents, payment } = receipt;
  return (
    <div className={css.printed}>
      <Receipt
        lead={t.receiptNumber({ number: String(number) })}
        amount={exact(totalCents)}
        badge={<StatusBadge receipt={receipt} />}
        rows={[
          ...lines.map(({ kind, item, amountCents }) => ({
            id: item,
            label: labelOf(kind, item),
            value: exact(amountCents),
            isGain: kind === 'discount',
          })),
          { id: 'total', label: t.summaryTotal, value: exact(totalCents), isTotal: true },
        ]}
        note={t.receiptFrom({ name: brand.legalName })}
      />
      <section className={css.block} aria-labelledby="details">
        <h2 id="details" className={css.sectionTitle}>
          {t.receiptDetails}
        </h2>
        <DescriptionList
          items={[
            { id: 'date', label: t.receiptDate, value: formatDate(receipt.paidAt ?? receipt.placedAt) },
            { id: 'name', label: t.receiptName, value: receipt.fullName },
            { id: 'email', label: t.emailLabel, value: receipt.email },
            { id: 'country', label: t.countryLabel, value: countryName(receipt.country) },
            { id: 'method', label: t.methodLabel, value: payment?.method ?? '' },
            ...(receipt.termsVersion ? [{ id: 'terms', label: t.receiptTerms, value: receipt.termsVersion }] : []),
          ]}
        />
        <div className={css.unprinted}>
          <Button onPress={() => window.print()}>{t.receiptPrint}</Button>
        </div>
      </section>
    </div>
  );
}

function StatusBadge({ receipt: { status, moneyBack } }: { readonly receipt: OrderReceipt }) {
  const { label, tone } = orderStatuses[status];
  const isDue = moneyBack?.cause === 'refund-failed' && moneyBack.sentAt === null;
  return <Badge tone={tone}>{isDue ? t.receiptRefundDue : label}</Badge>;
}

/** A line in the page's language; receipts contain ids instead of names. */
function labelOf(kind: OrderReceipt['lines'][number]['kind'], item: string): string {
  if (kind === 'discount') return t.summaryCoupon({ code: item });
  if (kind === 'add-on') return catalogue.addOns.find(({ id }) => id === item)?.name ?? item;
  const { program, tier } = tierOf(item);
  return t.orderName({ program: program.name, size: formatMoney(tier.sizeCents) });
}
