import * as t from '@duneline/specs/messages/pricing';
import { lossFloor, sampleEvaluation, type EquityCorridorProps } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import type { Chosen } from './chosen.ts';

/** The sample path on the selected size, between target, daily limit and loss floor, in US cents. */
export function selectorCorridor({ program, tier, phase }: Chosen): EquityCorridorProps {
  const { profitTargetPercent, dailyLossPercent, maxDrawdownPercent } = phase.rules;
  const values = sampleEvaluation.map((percent) => Math.round(tier.sizeCents * (1 + percent / 100)));
  const floor = lossFloor(values, (tier.sizeCents * maxDrawdownPercent) / 100, program.drawdownType);
  const target = profitTargetPercent === null ? undefined : tier.sizeCents * (1 + profitTargetPercent / 100);
  const dailyLimit = (values.at(-2) ?? tier.sizeCents) * (1 - dailyLossPercent / 100);
  const lastDay = values.length - 1;
  return {
    values,
    floor,
    target,
    dailyLimit,
    labels: {
      ...(target !== undefined && {
        target: {
          value: dollars(target),
          word: t.chartTarget({ percent: formatPercent(profitTargetPercent ?? 0, { sign: 'always' }) }),
        },
      }),
      dailyLimit: { value: dollars(dailyLimit), word: t.chartDailyLimit, shortWord: t.chartDailyLimitShort },
      floor: { value: dollars(floor.at(-1) ?? 0), word: t.chartFloor, shortWord: t.chartFloorShort },
    },
    ticks: [0, lastDay].map((day) => ({ day, label: t.chartDay({ day }) })),
    table: {
      caption: t.chartTable({ size: formatMoney(tier.sizeCents), days: lastDay }),
      heads: { day: t.chartDayColumn, balance: t.chartBalanceColumn, floor: t.chartFloorColumn },
      money: dollars,
    },
  };
}

const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);
