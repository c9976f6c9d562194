import * as t from '@duneline/specs/messages/home-sections';
import * as css from './Rating.css.ts';

const HIGHEST = 5;
const PEAK = 15;

/** A rating as five peaks of a ridge, lit up to it. */
export function Rating({ rating }: { readonly rating: number }) {
  return (
    <svg
      className={css.ridge}
      width={HIGHEST * PEAK + 2}
      height="16"
      viewBox={`-1 0 ${HIGHEST * PEAK + 2} 16`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the theme's colours
      role="img"
      aria-label={t.testimonialRating({ rating })}
    >
      <path className={css.ahead} d={peaks(0, HIGHEST)} />
      <path className={css.lit} d={peaks(0, rating)} />
    </svg>
  );
}

function peaks(from: number, to: number): string {
  const steps = Array.from({ length: to - from }, () => `l${0.6 * PEAK} -9l${0.4 * PEAK} 9`);
  return `M${from * PEAK} 13${steps.join('')}`;
}
