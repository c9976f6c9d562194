import * as t from '@duneline/specs/messages/leaderboard';
import { duneLine, SampleNote } from '@duneline/ui';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { Board } from './Board.ts';
import * as css from './ReturnsRidge.css.ts';

interface ReturnsRidgeProps {
  readonly board: Board;
  /** The reader's best rank, if any. */
  readonly ownRank: number | undefined;
}

const WIDTH = 480;
const HEIGHT = 180;

/** All returns of the ranking as a rising ridge, with the figures of the first, the median and the last. */
export function ReturnsRidge({ board: { returns, count }, ownRank }: ReturnsRidgeProps) {
  const first = returns.at(-1);
  const middle = returns[Math.floor((returns.length - 1) / 2)];
  const last = returns[0];
  if (first === undefined || middle === undefined || last === undefined || returns.length < 3) return null;
  const { ridge, area, points } = duneLine(returns, { y: 8, width: WIDTH, height: HEIGHT - 8 }, { domain: [0, first] });
  const own = ownRank === undefined ? undefined : points[Math.round(((count - ownRank) / (count - 1)) * (points.length - 1))];
  const marks = [
    { name: t.ridgeLast, value: last },
    { name: t.ridgeMiddle, value: middle },
    { name: t.ridgeBest, value: first },
  ];
  return (
    <figure className={css.figure} aria-label={t.ridgeLabel}>
      <svg className={css.canvas} aria-hidden>
        <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={css.highlight} d={area} />
          <path className={css.ridge} d={ridge} />
        </svg>
        <line className={css.middle} x1="50%" x2="50%" y1={percent(points[Math.floor((points.length - 1) / 2)]?.y)} y2="100%" />
        <circle className={css.ring} cx="100%" cy={percent(points.at(-1)?.y)} r="4.5" />
        {own && <circle className={css.own} cx={`${(100 * own.x) / WIDTH}%`} cy={percent(own.y)} r="5.5" />}
      </svg>
      <dl className={css.marks}>
        {marks.map(({ name, value }) => (
          <div key={name} className={css.mark}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{formatPercent(value, { sign: 'always', hundredths: 'always' })}</dd>
          </div>
        ))}
      </dl>
      <figcaption className={css.note}>
        <SampleNote>{t.note}</SampleNote>
      </figcaption>
    </figure>
  );
}

const percent = (y = 0) => `${(100 * y) / HEIGHT}%`;
