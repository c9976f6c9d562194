import { duneLine } from '@duneline/ui';
import * as css from './ArticleRidge.css.ts';

export interface ArticleRidgeProps {
  readonly values: readonly number[];
  /** `wide` is for a page, `card` for a card. */
  readonly size: 'wide' | 'card';
}

const WIDTH = 800;
const HEIGHT = { wide: 220, card: 150 };
/** Scale of the dune behind: the same figures in reverse, so that its crests are visible in the first one's valleys. */
const BEHIND = 0.62;

/** An article's ridge, drawn from the figures in its text. Decorative, because the text has the figures. */
export function ArticleRidge({ values, size }: ArticleRidgeProps) {
  const height = HEIGHT[size];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const box = { y: 10, width: WIDTH, height: height - 10 };
  const near = duneLine(values, box, { domain: [low - span * 0.7, high + span * 0.12], minFall: 5 });
  const behind = duneLine(values.toReversed(), box, { domain: [low - span * 0.9, low + span * (1 + BEHIND)], minFall: 5 });
  const last = near.points.at(-1);
  return (
    <svg className={css.sizes[size]} aria-hidden="true">
      <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
        <path className={css.far} d={behind.area} />
        <path className={css.farLine} d={behind.ridge} />
        <path className={css.highlight} d={near.area} />
        <path className={css.shadow} d={near.faces} />
        <path className={css.ridge} d={near.ridge} />
      </svg>
      {last && <circle className={css.ring} cx="100%" cy={`${(100 * last.y) / height}%`} r="4.5" />}
    </svg>
  );
}
