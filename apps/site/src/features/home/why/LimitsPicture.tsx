import * as t from '@duneline/specs/messages/home-sections';
import { LimitBar, SampleNote } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { sampleTier } from '../../../lib/price/findTier.ts';
import { limitsOnDay, SAMPLE_DAY, type UsedLimit } from './sampleDay.ts';
import * as why from './Why.css.ts';
import * as css from './LimitsPicture.css.ts';

const { daily, maximum } = limitsOnDay(SAMPLE_DAY);

/** The remaining distance to both limits on one day of the sample evaluation. */
export function LimitsPicture() {
  return (
    <div className={`${why.inside} ${css.limits}`}>
      <Limit label={t.whyDailyLoss} {...daily} />
      <Limit label={t.whyMaximumLoss} {...maximum} />
      <p className={css.note}>
        <SampleNote>{t.whyLimitsNote({ size: sampleTier().tier.label, day: SAMPLE_DAY })}</SampleNote>
      </p>
    </div>
  );
}

function Limit({ label, usedCents, limitCents }: UsedLimit & { readonly label: string }) {
  const left = dollars(limitCents - usedCents);
  return (
    <LimitBar
      label={label}
      used={usedCents}
      limit={limitCents}
      value={t.whyLeft({ left })}
      valueText={t.whyLimitSpoken({ left, limit: dollars(limitCents) })}
    />
  );
}

const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);
