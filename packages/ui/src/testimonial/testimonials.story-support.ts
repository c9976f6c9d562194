import { catalogue, content, payouts } from '@duneline/specs/site';
import type { Testimonial } from './Testimonial.ts';

const money = (cents: number) =>
  (cents / 100).toLocaleString('en', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' });

const sizes = catalogue.programs.flatMap(({ name, tiers }) => tiers.map(({ id, label }) => ({ id, text: `${name}, ${label}` })));

/** The site's sample testimonials, as a page would format them. */
export const sampleTestimonials: readonly Testimonial[] = content.testimonials.map((sample) => {
  const { id, text, name, country, program, rating, isVerified, refundCents, bonusCents, amountCents } = sample;
  const received = [
    { id: 'refund', label: 'Fee refunded', cents: refundCents },
    { id: 'bonus', label: `${payouts.winnersBonusPercent}% of the target`, cents: bonusCents },
    { id: 'payout', label: 'Profit share paid', cents: amountCents },
  ].flatMap(({ cents, ...row }) => (cents === null ? [] : [{ ...row, value: money(cents), isGain: true }]));
  return {
    id,
    text,
    name,
    about: `${country.city}, ${country.code} · ${sizes.find((size) => size.id === program)?.text}`,
    rating: { value: rating, label: `Rated ${rating} of 5` },
    ...(isVerified && { verified: 'Receipt checked' }),
    ...(received.length > 0 && { received }),
  };
});

/** In Arabic, for right-to-left pages. */
export const arabicTestimonials: readonly Testimonial[] = [
  ['أمينة', 'القواعد مرسومة على المخطط، فعرفت دائمًا كم بقي لي.'],
  ['خالد', 'الإيصال يبيّن ما أدفعه وما يعود إليّ، كاملين.'],
  ['سارة', 'اجتزت التقييم المحاكى من دون أن أستعجل.'],
].map(([name = '', text = '']) => ({
  id: name,
  name,
  text,
  about: 'دبي · عينة، حساب محاكى',
  rating: { value: 4, label: 'التقييم 4 من 5' },
  verified: 'إيصال مدقَّق',
}));
