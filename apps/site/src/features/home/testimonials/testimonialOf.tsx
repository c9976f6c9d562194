import { payouts, type Testimonial } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import type { Testimonial as ShownTestimonial } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { tierOf } from '../../../lib/price/findTier.ts';
import { dayOfSample } from '../sample-time/sampleTime.ts';

/** A testimonial with formatted place, size, date as seen from `now`, and payout. */
export function testimonialOf(testimonial: Testimonial, now: number | null): ShownTestimonial {
  const { id, text, name, country, rating, date, program, isVerified, refundCents, bonusCents, amountCents } = testimonial;
  const bought = tierOf(program);
  const day = now === null ? null : dayOfSample(now, date);
  const received = [
    { id: 'refund', label: t.testimonialRefund, cents: refundCents },
    { id: 'bonus', label: t.testimonialBonus({ percent: formatPercent(payouts.winnersBonusPercent) }), cents: bonusCents },
    { id: 'payout', label: t.testimonialPayout, cents: amountCents },
  ];
  return {
    id,
    text,
    name,
    about: (
      <>
        {/* No line starts with the dot. */}
        {country.city}, {country.code}
        {'\u00A0· '}
        {t.testimonialProgram({ program: bought.program.name, size: bought.tier.label })}
        {day !== null && (
          <span>
            {'\u00A0· '}
            <time dateTime={day}>{formatDate(day)}</time>
          </span>
        )}
      </>
    ),
    rating: { value: rating, label: t.testimonialRating({ rating }) },
    verified: isVerified ? t.verified : undefined,
    received: received.flatMap(({ id: row, label, cents }) =>
      cents === null ? [] : [{ id: row, label, value: formatMoney(cents, { cents: 'always', sign: 'always' }), isGain: true }],
    ),
  };
}
