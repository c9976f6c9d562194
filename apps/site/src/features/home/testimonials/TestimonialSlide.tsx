import { payouts, type Testimonial } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { ReceiptRows } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { Person } from './Person.tsx';
import * as css from './TestimonialSlide.css.ts';

/** A testimonial in large type, with what its writer received beside it. */
export function TestimonialSlide({ testimonial }: { readonly testimonial: Testimonial }) {
  const { text, refundCents, bonusCents, amountCents } = testimonial;
  const received = [
    { id: 'refund', label: t.testimonialRefund, cents: refundCents },
    { id: 'bonus', label: t.testimonialBonus({ percent: formatPercent(payouts.winnersBonusPercent) }), cents: bonusCents },
    { id: 'payout', label: t.testimonialPayout, cents: amountCents },
  ];
  const rows = received.flatMap(({ id, label, cents }) =>
    cents === null ? [] : [{ id, label, value: formatMoney(cents, { cents: 'always', sign: 'always' }), isGain: true }],
  );
  return (
    <figure className={css.card}>
      <div className={css.words}>
        <blockquote className={css.quote}>
          <p>{text}</p>
        </blockquote>
        <Person testimonial={testimonial} />
      </div>
      <div className={css.receipt}>
        <p className={css.caption}>{t.testimonialReceipt}</p>
        <ReceiptRows rows={rows} />
      </div>
    </figure>
  );
}
