// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Scaling plan';
export const lead = 'A funded account that meets all four criteria at its review moves to the next size, at no cost. You request nothing.';
export const profit = 'Simulated profit';
export const profitValue = ({ percent }: { percent: string | number }): string => `${percent} of the size`;
export const profitNote = 'closed, since the last review';
export const payouts = 'Payouts received';
/** {count, plural, one {# payout} other {# payouts}} */
export const payoutsValue = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} payout` : `${$numbers.format(count)} payouts`;
export const payoutsNote = 'at least, since the last review';
export const review = 'Review';
export const reviewValue = ({ days }: { days: string | number }): string => `every ${days} days`;
export const reviewNote = 'counted from the day the account is funded';
export const breach = 'Breaches';
export const breachValue = 'none';
export const breachNote = 'a breach ends the account, whatever its size';
export const picture = ({ sizes }: { sizes: string | number }): string => `Sizes of the scaling plan as a staircase: ${sizes}.`;
export const bought = 'can be bought';
export const reached = 'by scaling only';
export const share = 'Limits keep their percentages, so they grow in dollars with the account. No further evaluation is needed, and an account that does not meet the criteria at a review keeps its size.';
