// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'The rules you bought under stay in force';
export const lead = 'Rule changes apply to new accounts only. An account keeps the rules of the day you bought it until it ends.';
export const history = 'Versions of the rulebook, newest first';
export const version = ({ id }: { id: string | number }): string => `Version ${id}`;
export const since = ({ date }: { date: string | number }): string => `since ${date}`;
/** The first rulebook: {count, plural, one {# rule} other {# rules}}. */
export const first = ({ count }: { count: number }): string =>
  `The first rulebook: ${$plurals.select(count) === 'one' ? `${$numbers.format(count)} rule` : `${$numbers.format(count)} rules`}.`;
/** {count, plural, one {# rule changed} other {# rules changed}} */
export const changes = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} rule changed` : `${$numbers.format(count)} rules changed`;
export const was = ({ value }: { value: string | number }): string => `was ${value}`;
export const sample = 'Earlier versions are sample data';
export const compareTitle = 'Compare your rules with today’s';
export const choose = 'You bought under';
export const bought = ({ id, date }: { id: string | number; date: string | number }): string => `Version ${id}, from ${date}`;
export const tableNow = ({ id }: { id: string | number }): string =>
  `Version ${id} is the current version. Nothing is different.`;
/** {count, plural, one {# rule is different today.} other {# rules are different today.}} */
export const tableChanged = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} rule is different today.` : `${$numbers.format(count)} rules are different today.`;
export const rule = 'Rule';
export const then = 'When you bought';
export const now = 'Today';
export const changed = 'changed';
export const target = 'Profit target';
export const dailyLoss = 'Daily loss limit';
export const dailyLossFunded = 'Daily loss limit, funded';
export const maximumLoss = 'Maximum loss';
export const drawdownType = 'Loss floor';
export const minimumDays = 'Minimum days';
export const risk = 'Risk per trade';
export const positions = 'Open positions';
export const news = 'News window';
export const inactivity = 'Days without a trade';
export const share = 'Profit split, funded';
export const cycle = 'Payout cycle';
export const processing = 'Payout processed in';
export const smallestPayout = 'Smallest payout';
export const feeRefund = 'Fee refunded';
export const refundTime = 'Refund paid in';
export const bonus = 'Bonus, share of the profit target';
export const retryDiscount = 'Retry discount';
export const retryValid = 'Retry coupon valid';
/** {count, plural, =0 {none} one {# day} other {# days}} */
export const days = ({ count }: { count: number }): string =>
  count === 0 ? 'none' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} day` : `${$numbers.format(count)} days`;
export const businessDays = ({ range }: { range: string | number }): string => `${range} business days`;
export const hours = ({ range }: { range: string | number }): string => `${range} h`;
export const minutes = ({ count }: { count: string | number }): string => `${count} min before and after`;
export const floorTrailing = 'trailing';
export const floorStatic = 'static';
export const historyCurrent = 'The rules in force today';
/** {count, plural, one {# earlier version} other {# earlier versions}} */
export const historyEarlier = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} earlier version` : `${$numbers.format(count)} earlier versions`;
