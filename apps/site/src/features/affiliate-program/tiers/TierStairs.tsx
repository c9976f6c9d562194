import * as t from '@duneline/specs/messages/affiliate';
import { affiliate } from '@duneline/specs/site';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { share } from './share.ts';
import * as css from './TierStairs.css.ts';

const HEIGHT = 200;
const most = Math.max(...affiliate.tiers.map(({ commissionPercent }) => commissionPercent));
const width = share(1, affiliate.tiers.length);

/** The tiers as stairs, each as high as its rate, with its name and the sales that lead to it below. */
export function TierStairs() {
  return (
    <div className={css.stairs}>
      <svg className={css.drawing} height={HEIGHT} aria-hidden="true">
        {affiliate.tiers.map(({ id, commissionPercent }, place) => {
          const height = Math.round((HEIGHT - 2) * (commissionPercent / most));
          const x = share(place, affiliate.tiers.length);
          return (
            <g key={id}>
              <rect className={css.body} x={x} width={width} y={HEIGHT - height} height={height} />
              <rect className={css.cap} x={x} width={width} y={HEIGHT - height} height="2" />
            </g>
          );
        })}
      </svg>
      <ol role="list" aria-label={t.stairs} className={css.names}>
        {affiliate.tiers.map(({ id, name, commissionPercent, minimumSales }) => (
          <li key={id}>
            <strong className={css.rate}>{formatPercent(commissionPercent)}</strong>
            <span className={css.name}>{name}</span>
            <span className={css.from}>{minimumSales === 0 ? t.stairFirst : t.stairFrom({ count: minimumSales })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
