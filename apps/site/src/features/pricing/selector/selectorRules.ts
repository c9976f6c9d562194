import { payouts, rules, type Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import type { Rule } from '@duneline/ui';
import { formatList } from '../../../lib/format/formatList.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatPercentRange, formatRange } from '../../../lib/format/formatRange.ts';
import type { Chosen } from './chosen.ts';

const advisors: Record<Program['expertAdvisors'], string> = {
  yes: t.ruleAdvisorsYes,
  'with-approval': t.ruleAdvisorsApproval,
  no: t.ruleAdvisorsNo,
};

/** The ten rules of a selection, each with its condition (spec §5, §9). */
export function selectorRules({ program, tier, phase }: Chosen): Rule[] {
  const { profitTargetPercent, dailyLossPercent, maxDrawdownPercent } = phase.rules;
  const share = (percent: number) =>
    t.amountAndPercent({ amount: formatMoney((tier.sizeCents * percent) / 100), percent: formatPercent(percent) });
  const isFunded = phase.id === 'funded';
  return [
    profitTargetPercent === null
      ? { id: 'target', label: t.ruleTarget, value: t.ruleTargetNone, note: t.ruleTargetFundedNote }
      : { id: 'target', label: t.ruleTarget, value: share(profitTargetPercent), note: t.ruleTargetNote },
    { id: 'daily-loss', label: t.ruleDailyLoss, value: share(dailyLossPercent), note: t.ruleDailyLossNote },
    {
      id: 'maximum-loss',
      label: t.ruleMaximumLoss,
      value: share(maxDrawdownPercent),
      note: program.drawdownType === 'trailing' ? t.ruleMaximumLossTrailing : t.ruleMaximumLossStatic,
    },
    {
      id: 'risk',
      label: t.ruleRisk,
      value: t.ruleRiskValue({ percent: formatPercent(rules.riskPerTradePercent) }),
      note: t.ruleRiskNote({ count: rules.openPositions }),
    },
    { id: 'time', label: t.ruleTime, value: t.ruleTimeValue, note: t.ruleTimeNote({ days: program.inactivityDays }) },
    isFunded
      ? {
          id: 'share',
          label: t.ruleShare,
          value: formatPercentRange(program.rewardSharePercent),
          note: t.ruleShareNote({ days: program.rewardCycleDays }),
        }
      : {
          id: 'minimum-days',
          label: t.ruleMinimumDays,
          value: program.minimumDays === 0 ? t.ruleMinimumDaysNone : formatNumber(program.minimumDays),
          note: t.ruleMinimumDaysNote,
        },
    {
      id: 'leverage',
      label: t.ruleLeverage,
      value: t.ruleLeverageValue({ leverage: program.leverage }),
      note: formatList(program.platforms),
    },
    { id: 'advisors', label: t.ruleAdvisors, value: advisors[program.expertAdvisors], note: t.ruleAdvisorsNote },
    { id: 'news', label: t.ruleNews, value: t.ruleNewsValue({ minutes: rules.newsMinutes }), note: t.ruleNewsNote },
    {
      id: 'cycle',
      label: t.ruleCycle,
      value: t.ruleCycleValue({ days: program.rewardCycleDays }),
      note: t.ruleCycleNote({ hours: formatRange(payouts.processingHours) }),
    },
  ];
}
