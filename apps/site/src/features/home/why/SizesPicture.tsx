import { catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { formatList } from '../../../lib/format/formatList.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatSize } from '../../../lib/format/formatSize.ts';
import { programOf } from '../../../lib/price/findTier.ts';
import { SQUARES, squaresOf } from './squares.ts';
import * as why from './Why.css.ts';
import * as css from './SizesPicture.css.ts';

const { scalingCents } = catalogue.headline;
const sizes = programOf(catalogue.defaultProgram).tiers.map(({ sizeCents }) => sizeCents);
const squares = squaresOf([...sizes, scalingCents]);

/** Account sizes as squares with areas to scale; the last, dashed one is the maximum of scaling. */
export function SizesPicture() {
  const description = t.whySizesPicture({ sizes: formatList(sizes.map(formatSize)), scaling: formatMoney(scalingCents) });
  return (
    <div className={why.inside}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the theme's colours */}
      <svg className={css.picture} viewBox={`0 0 ${SQUARES.width} ${SQUARES.height}`} role="img" aria-label={description}>
        {squares.map(({ value, x, y, side, middle }) => (
          <g key={value}>
            <rect className={value === scalingCents ? css.reach : css.size} x={x} y={y} width={side} height={side} />
            {value !== scalingCents && <rect className={css.cap} x={x} y={y} width={side} height="2" />}
            <text className={css.name} x={middle} y={SQUARES.height - 3} textAnchor="middle">
              {formatSize(value)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
