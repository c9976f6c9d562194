import { payouts, rules, type Program, type Tier } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import type { ComparisonProps } from '@duneline/ui';
import { formatList } from '../../../lib/format/formatList.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatPercentRange } from '../../../lib/format/formatRange.ts';

type Feature = ComparisonProps['groups'][number]['features'][number];
type Print = (program: Program) => string;

const advisors: Record<Program['expertAdvisors'], string> = {
  yes: t.advisorsYes,
  'with-approval': t.advisorsAsk,
  no: t.advisorsNo,
};

const evaluations = ({ phases }: Program) => phases.filter(({ rules: { profitTargetPercent } }) => profitTargetPercent !== null);
const targetOf = (program: Program) => evaluations(program)[0]?.rules.profitTargetPercent ?? null;
const fundedOf = ({ phases }: Program) => phases.at(-1)?.rules;
const firstOf = ({ phases }: Program) => phases[0]?.rules;

/** The largest size that every program has. */
export function commonSize(programs: readonly Program[]): number {
  const [first, ...others] = programs.map(({ tiers }) => tiers.map(({ sizeCents }) => sizeCents));
  return Math.max(...(first ?? []).filter((size) => others.every((sizes) => sizes.includes(size))));
}

/** All differing figures of the programs, in percent and in dollars of one size, as rows of a comparison. */
export function comparedGroups(programs: readonly Program[]): ComparisonProps['groups'] {
  const sizeCents = commonSize(programs);
  const row = (id: string, label: string, print: Print, note?: string): Feature => ({
    id,
    label,
    note,
    values: Object.fromEntries(programs.map((program) => [program.id, print(program)])),
  });
  const dollars = (percent: number) => formatMoney((sizeCents * percent) / 100);
  const tierOf = ({ tiers }: Program): Tier | undefined => tiers.find((tier) => tier.sizeCents === sizeCents);
  return [
    {
      id: 'way',
      label: t.wayGroup,
      features: [
        row('phases', t.phases, (program) => t.phasesValue({ count: evaluations(program).length })),
        row('target', t.target, (program) => {
          const target = targetOf(program);
          return target === null ? t.none : t.targetEach({ count: evaluations(program).length, percent: formatPercent(target) });
        }),
        row('time', t.timeLimit, () => t.none, t.timeLimitNote({ days: rules.inactivityDays })),
        row('minimum', t.minimumDays, ({ minimumDays }) => (minimumDays === 0 ? t.none : formatNumber(minimumDays))),
      ],
    },
    {
      id: 'limits',
      label: t.limitsGroup,
      features: [
        row('daily', t.dailyLoss, dailyText, t.dailyLossNote),
        row('maximum', t.maximumLoss, (program) => {
          const percent = formatPercent(firstOf(program)?.maxDrawdownPercent ?? 0);
          return program.drawdownType === 'trailing' ? t.maximumTrailing({ percent }) : t.maximumStatic({ percent });
        }),
      ],
    },
    {
      id: 'money',
      label: t.moneyGroup({ size: formatMoney(sizeCents) }),
      features: [
        row('fee', t.fee, (program) => formatMoney(tierOf(program)?.priceCents ?? 0)),
        row('dollar-target', t.dollarTarget, (program) => {
          const target = targetOf(program);
          return target === null ? t.none : t.dollarsPhases({ count: evaluations(program).length, amount: dollars(target) });
        }),
        row('dollar-daily', t.dollarDaily, (program) => dollars(firstOf(program)?.dailyLossPercent ?? 0)),
        row('dollar-maximum', t.dollarMaximum, (program) => dollars(firstOf(program)?.maxDrawdownPercent ?? 0)),
        row(
          'bonus',
          t.bonus,
          (program) => (program.isAvailable ? formatMoney(tierOf(program)?.winnersBonusCents ?? 0) : t.none),
          t.bonusNote,
        ),
      ],
    },
    {
      id: 'rewards',
      label: t.rewardsGroup,
      features: [
        row('share', t.share, ({ rewardSharePercent }) => formatPercentRange(rewardSharePercent)),
        row('cycle', t.cycleRow, ({ rewardCycleDays }) => t.cycleDays({ days: rewardCycleDays })),
        row('least', t.leastPayout, () => formatMoney(payouts.minimumCents)),
      ],
    },
    {
      id: 'trading',
      label: t.tradingGroup,
      features: [
        row('sizes', t.sizesRow, ({ tiers }) => formatList(tiers.map(({ label }) => label))),
        row('leverage', t.leverage, ({ leverage }) => t.leverageValue({ leverage })),
        row('advisors', t.advisors, ({ expertAdvisors }) => advisors[expertAdvisors]),
        row('platforms', t.platforms, ({ platforms }) => formatList(platforms)),
        row('where', t.where, ({ isAvailable, hasTab }) => (!isAvailable ? t.whereSoon : hasTab ? t.whereTab : t.whereLink)),
      ],
    },
  ];
}

function dailyText(program: Program): string {
  const first = firstOf(program)?.dailyLossPercent ?? 0;
  const funded = fundedOf(program)?.dailyLossPercent ?? 0;
  return first === funded ? formatPercent(first) : t.dailyTwo({ first: formatPercent(first), funded: formatPercent(funded) });
}
