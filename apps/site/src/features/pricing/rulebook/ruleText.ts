import type { RulebookRule, RuleValue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/rulebook';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatPercentRange, formatRange } from '../../../lib/format/formatRange.ts';

const names: Readonly<Record<string, string>> = {
  target: t.target,
  dailyLoss: t.dailyLoss,
  dailyLossFunded: t.dailyLossFunded,
  maximumLoss: t.maximumLoss,
  drawdownType: t.drawdownType,
  minimumDays: t.minimumDays,
  risk: t.risk,
  positions: t.positions,
  news: t.news,
  inactivity: t.inactivity,
  share: t.share,
  cycle: t.cycle,
  processing: t.processing,
  smallestPayout: t.smallestPayout,
  feeRefund: t.feeRefund,
  refundTime: t.refundTime,
  bonus: t.bonus,
  retryDiscount: t.retryDiscount,
  retryValid: t.retryValid,
};

/**
 * The name of a rule in the rulebook.
 * @throws if it has no message
 */
export function ruleName({ id }: RulebookRule): string {
  const name = names[id];
  if (name === undefined)
    throw new Error(`The rule "${id}" of specs/site/rulebook.yaml has no name; give it one in ruleText.ts.`);
  return name;
}

const single: Readonly<Record<RulebookRule['unit'], (value: number) => string>> = {
  percent: (value) => formatPercent(value),
  days: (count) => t.days({ count }),
  'business-days': (value) => t.businessDays({ range: formatNumber(value) }),
  hours: (value) => t.hours({ range: formatNumber(value) }),
  minutes: (count) => t.minutes({ count }),
  count: formatNumber,
  cents: (value) => formatMoney(value),
  drawdown: formatNumber,
};

/** Formats a value of the rulebook: `8%`, `24–48 h`, `none`. */
export function valueText({ unit }: RulebookRule, value: RuleValue): string {
  if (typeof value === 'string') return value === 'trailing' ? t.floorTrailing : t.floorStatic;
  if (typeof value === 'number') return single[unit](value);
  if (unit === 'percent') return formatPercentRange(value);
  const range = formatRange(value);
  return unit === 'hours' ? t.hours({ range }) : t.businessDays({ range });
}
