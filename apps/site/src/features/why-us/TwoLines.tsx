import * as t from '@duneline/specs/messages/why';
import { LineChart, lossFloor, sampleEvaluation } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { WithNotes } from '../../lib/page/WithNotes.tsx';
import { sampleTier } from '../../lib/price/findTier.ts';

const { program, tier } = sampleTier();
const limits = program.phases[0]?.rules;
const targetPercent = limits?.profitTargetPercent ?? 0;
const maximumPercent = limits?.maxDrawdownPercent ?? 0;
const size = formatMoney(tier.sizeCents);

const balances = sampleEvaluation.map((percent) => Math.round(tier.sizeCents * (1 + percent / 100)));
const floor = lossFloor(balances, (tier.sizeCents * maximumPercent) / 100, program.drawdownType);
const target = tier.sizeCents * (1 + targetPercent / 100);
const lastDay = balances.length - 1;
const whole = (cents: number) => formatMoney(Math.round(cents / 100) * 100);

/** An account between its target and its floor, with an explanation of each line. */
export function TwoLines() {
  return (
    <WithNotes
      notes={[
        {
          title: t.upTitle({ percent: formatPercent(targetPercent, { sign: 'always' }) }),
          text: t.up({ target: formatMoney(target), size }),
        },
        {
          title: t.downTitle({ percent: formatPercent(maximumPercent) }),
          text: t.down({ start: formatMoney(floor[0] ?? 0), size }),
        },
        { title: t.dayTitle({ percent: formatPercent(limits?.dailyLossPercent ?? 0) }), text: t.day },
      ]}
    >
      <LineChart
        title={t.chartTitle({ size })}
        level={3}
        note={t.chartNote}
        summary={t.chartSummary({ day: lastDay, target: formatMoney(target), floor: whole(floor.at(-1) ?? 0) })}
        points={balances.map((_, day) => t.chartDay({ day }))}
        pointHead={t.chartDayHead}
        series={[{ name: t.chartBalance, values: balances }]}
        limits={[
          { name: t.chartTarget, kind: 'target', level: target },
          { name: t.chartFloor, kind: 'floor', level: floor },
        ]}
        markers={[{ at: lastDay, label: t.chartPassed, tone: 'gain' }]}
        format={whole}
        formatTick={formatMoneyShort}
        isFromZero={false}
        words={{ showTable: t.showTable, showChart: t.showChart, read: t.readChart }}
      />
    </WithNotes>
  );
}
