import { scalingPlan } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/scaling-plan';
import { DescriptionList } from '@duneline/ui';
import { formatList } from '../../../lib/format/formatList.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatSize } from '../../../lib/format/formatSize.ts';
import { scalingSizes } from './scalingSizes.ts';
import * as css from './ScalingPlan.css.ts';

const criteria = [
  {
    id: 'profit',
    label: t.profit,
    value: t.profitValue({ percent: formatPercent(scalingPlan.profitPercent) }),
    note: t.profitNote,
  },
  { id: 'payouts', label: t.payouts, value: t.payoutsValue({ count: scalingPlan.payouts }), note: t.payoutsNote },
  { id: 'breach', label: t.breach, value: t.breachValue, note: t.breachNote },
  { id: 'review', label: t.review, value: t.reviewValue({ days: scalingPlan.reviewDays }), note: t.reviewNote },
];

const largest = scalingSizes.at(-1)?.sizeCents ?? 1;
const percent = (part: number) => `${Math.round(part * 10000) / 100}%`;

/** How a funded account grows: the criteria, and every size as a step to scale (spec §1: account scaling). */
export function ScalingPlan() {
  return (
    <div className={css.plan}>
      <DescriptionList layout="columns" items={criteria} />
      <figure
        className={css.figure}
        aria-label={t.picture({ sizes: formatList(scalingSizes.map(({ sizeCents }) => formatSize(sizeCents))) })}
      >
        <svg className={css.stairs} aria-hidden>
          {scalingSizes.map(({ sizeCents, isSold }, index) => (
            <rect
              key={sizeCents}
              className={isSold ? css.sold : css.reached}
              x={percent((index + 0.04) / scalingSizes.length)}
              width={percent(0.92 / scalingSizes.length)}
              y={percent(1 - sizeCents / largest)}
              height={percent(sizeCents / largest)}
            />
          ))}
        </svg>
        <div className={css.sizes} aria-hidden>
          {scalingSizes.map(({ sizeCents, isSold }) => (
            <span key={sizeCents} className={isSold ? undefined : css.beyond}>
              {formatSize(sizeCents)}
            </span>
          ))}
        </div>
        <figcaption className={css.legend}>
          <span className={css.legendSold}>{t.bought}</span>
          <span className={css.legendReached}>{t.reached}</span>
        </figcaption>
      </figure>
      <p className={css.note}>{t.share}</p>
    </div>
  );
}
