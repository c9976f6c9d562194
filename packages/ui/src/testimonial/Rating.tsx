import * as css from './Rating.css.ts';

const HIGHEST = 5;
const PEAK = 15;

export interface RatingProps {
  /** 0 to 5 */
  readonly value: number;
  /** Beside the drawing: "Rated 4 of 5". */
  readonly label: string;
}

/** A rating as five peaks of a ridge, highlighted up to the value, and in words. */
export function Rating({ value, label }: RatingProps) {
  return (
    <span className={css.rating}>
      <svg className={css.ridge} width={HIGHEST * PEAK + 2} height="16" viewBox={`-1 0 ${HIGHEST * PEAK + 2} 16`} aria-hidden>
        <path className={css.remaining} d={peaks(HIGHEST)} />
        <path className={css.highlight} d={peaks(value)} />
      </svg>
      {label}
    </span>
  );
}

function peaks(count: number): string {
  return `M0 13${`l${0.6 * PEAK} -9l${0.4 * PEAK} 9`.repeat(count)}`;
}
