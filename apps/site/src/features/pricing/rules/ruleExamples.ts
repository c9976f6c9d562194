import { payouts, rules, type AddOn, type Program, type Tier } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing-rules';
import { lossFloor, sampleEvaluation, type RuleExample } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatOffset } from '../../../lib/format/formatOffset.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { limitsOf } from './limitsOf.ts';

/** The examples use the first days of the sample path, up to its highest close. */
const climb = sampleEvaluation.slice(0, 14);

const money = (cents: number) => formatMoney(Math.round(cents));
const less = (cents: number) => formatMoney(-Math.round(cents));
const more = (cents: number) => formatMoney(Math.round(cents), { sign: 'always' });

/** A calculation for every rule of a size, for the same day of the sample path. */
export function ruleExamples(program: Program, { sizeCents }: Tier, addOns: readonly AddOn['id'][]): RuleExample[] {
  const limits = limitsOf(program, addOns);
  // Low enough that the floor has not reached the initial balance, so that the calculation is visible.
  const gain = Math.max(...climb.filter((percent) => percent < limits.maximumPercent));
  const close = Math.round(sizeCents * (1 + gain / 100));
  const of = (whole: number, percent: number) => (whole * percent) / 100;
  const allowance = of(sizeCents, limits.maximumPercent);
  const isTrailing = program.drawdownType === 'trailing';
  const floor = lossFloor([sizeCents, close], allowance, program.drawdownType).at(-1) ?? 0;
  const size = formatMoney(sizeCents);
  const sum = (first: [string, number], change: [string, string], result: [string, number]): RuleExample['steps'] => [
    { id: 'first', text: first[0], value: money(first[1]) },
    { id: 'change', text: change[0], value: change[1] },
    { id: 'result', text: result[0], value: money(result[1]), kind: 'result' },
  ];
  const daily = of(close, limits.dailyPercent);
  const fundedDaily = of(sizeCents, limits.fundedDailyPercent);
  const risk = of(close, rules.riskPerTradePercent);
  const profit = limits.targetPercent === null ? null : of(sizeCents, limits.targetPercent);
  const smallest = program.rewardSharePercent.from;
  return [
    ...(profit === null || limits.targetPercent === null
      ? []
      : [
          {
            id: 'target',
            title: t.exampleTarget({ size }),
            steps: sum(
              [t.initial, sizeCents],
              [t.targetPart({ percent: formatPercent(limits.targetPercent) }), more(profit)],
              [t.passed, sizeCents + profit],
            ),
            note: t.targetNote,
          },
        ]),
    {
      id: 'daily',
      title: t.exampleDaily({ size }),
      steps: sum(
        [t.yesterday, close],
        [t.dailyPart({ percent: formatPercent(limits.dailyPercent) }), less(daily)],
        [t.endsToday, close - daily],
      ),
      note: t.dailyNote({ time: rules.dayClose.time, offset: formatOffset(rules.dayClose.utcOffset) }),
    },
    {
      id: 'maximum',
      title: t.exampleMaximum({ size }),
      steps: sum(
        isTrailing ? [t.highest, close] : [t.initial, sizeCents],
        [t.trailPart({ percent: formatPercent(limits.maximumPercent) }), less(allowance)],
        [t.endsEver, floor],
      ),
      note: isTrailing ? t.maximumTrailingNote({ size }) : t.maximumStaticNote,
    },
    {
      id: 'risk',
      title: t.exampleRisk({ size }),
      steps: sum([t.balance, close], [t.riskPart, formatPercent(rules.riskPerTradePercent)], [t.riskMost, risk]),
      note: t.riskNote({ count: rules.openPositions }),
    },
    {
      id: 'funded',
      title: t.exampleFunded({ size }),
      steps: sum(
        [t.firstDay, sizeCents],
        [t.dailyPart({ percent: formatPercent(limits.fundedDailyPercent) }), less(fundedDaily)],
        [t.endsToday, sizeCents - fundedDaily],
      ),
      note: t.fundedNote,
    },
    ...(profit === null
      ? []
      : [
          {
            id: 'share',
            title: t.exampleShare({ size }),
            steps: sum([t.profit, profit], [t.sharePart, formatPercent(smallest)], [t.paid, of(profit, smallest)]),
            note: t.shareNote({ hours: formatRange(payouts.processingHours), minimum: formatMoney(payouts.minimumCents) }),
          },
        ]),
  ];
}
