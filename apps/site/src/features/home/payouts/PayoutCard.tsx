import type { PayoutEntry } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { check, Icon } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { hoursBefore } from '../sample-time/sampleTime.ts';
import * as css from './PayoutCard.css.ts';

interface PayoutCardProps {
  readonly entry: PayoutEntry;
  /** The current time; `null` leaves the payout's age out. */
  readonly now: number | null;
}

/** A sample payout as a small receipt: recipient, amount, account, method. */
export function PayoutCard({ entry, now }: PayoutCardProps) {
  const { name, amountCents, timestamp, country, method, account, profitSharePercent, receiptId, isVerified } = entry;
  return (
    <article className={css.card}>
      <p className={css.line}>
        <span>{name}</span>
        <span className={css.faint}>{now !== null && ago(hoursBefore(now, timestamp))}</span>
      </p>
      <p className={css.amount}>{formatMoney(amountCents, { cents: 'always' })}</p>
      <p className={css.line}>
        <span>
          <abbr title={country.name} className={css.code}>
            {country.code}
          </abbr>{' '}
          · {country.city}
        </span>
        <span>{methodName(method)}</span>
      </p>
      <p className={css.line}>
        <span>{t.payoutAccount({ size: account })}</span>
        <span>{t.payoutShare({ percent: formatPercent(profitSharePercent) })}</span>
      </p>
      <p className={css.stub}>
        <span>{receiptId}</span>
        {isVerified && (
          <span className={css.receipt}>
            <Icon of={check} size={16} /> {t.payoutReceipt}
          </span>
        )}
      </p>
    </article>
  );
}

function ago(hours: number): string {
  return hours < 24 ? t.hoursAgo({ hours }) : t.daysAgo({ days: Math.floor(hours / 24) });
}
