import { catalogue, type Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing-rules';
import { Card, DrawdownChart } from '@duneline/ui';
import { formatList } from '../../../lib/format/formatList.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import type { Chosen } from '../selector/chosen.ts';
import { samplePathOf, breachDay } from './samplePath.ts';
import * as css from './Drawdown.css.ts';

const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);
const programsOf = (type: Program['drawdownType']) =>
  formatList(catalogue.programs.filter(({ drawdownType }) => drawdownType === type).map(({ name }) => name));

/** A sample path with a static and a trailing floor, played up to the close that breaches it (spec §5: maximum loss). */
export function Drawdown({ chosen: { program, tier } }: { readonly chosen: Chosen }) {
  const percent = program.phases[0]?.rules.maxDrawdownPercent ?? 0;
  const closes = samplePathOf(tier.sizeCents);
  const allowance = (tier.sizeCents * percent) / 100;
  const day = breachDay(closes, allowance, 'trailing');
  const balance = closes[day ?? 0] ?? 0;
  const end = dollars(closes.at(-1) ?? 0);
  return (
    <div className={css.drawdown}>
      <Card>
        {/* A new key per size and limit, so that its breach is not announced as if it had just happened. */}
        <DrawdownChart
          key={`${tier.id} ${percent}`}
          title={t.drawdownChart({ size: formatMoney(tier.sizeCents), percent: formatPercent(percent) })}
          level={3}
          summary={
            day === undefined
              ? t.drawdownBoth({ percent: formatPercent(percent), end })
              : t.drawdownSummary({ end, day, balance: dollars(balance), below: dollars(tier.sizeCents - balance) })
          }
          note={t.drawdownNote}
          closes={closes}
          allowance={allowance}
          money={dollars}
          day={(at) => t.drawdownDayOf({ day: at })}
          names={{
            static: t.drawdownStatic,
            trailing: t.drawdownTrailing,
            day: t.drawdownDay,
            balance: t.drawdownBalance,
            play: t.drawdownPlay,
            pause: t.drawdownPause,
            step: t.drawdownStep,
            open: (floor) => t.drawdownOpen({ floor }),
            breached: (at, close, floor) => t.drawdownEnded({ day: at, balance: close, floor }),
          }}
          words={{ showTable: t.showTable, showChart: t.showChart }}
        />
      </Card>
      <div className={css.which}>
        <h3>{t.drawdownWhich}</h3>
        <p>{t.drawdownWhichTrailing({ programs: programsOf('trailing') })}</p>
        <p>{t.drawdownWhichStatic({ programs: programsOf('static') })}</p>
      </div>
    </div>
  );
}
