// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Check the numbers yourself.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} sells one thing: a simulated trading evaluation. This page shows its limits, its costs and its payout times, including the reasons not to buy one.`;
export const toPricing = 'Compare the prices';
export const toNotForYou = 'Who it is not for';
export const linesTitle = 'One target, two loss limits';
export const linesLead = ({ days }: { days: string | number }): string =>
  `There is one target and no second phase, no minimum number of days and no time limit. ${days} days without a trade closes the account.`;
export const chartTitle = ({ size }: { size: string | number }): string => `A ${size} evaluation, day by day`;
export const chartNote = 'Sample path, simulated';
export const chartSummary = ({ target, day, floor }: { target: string | number; day: string | number; floor: string | number }): string =>
  `The balance reaches its target of ${target} on day ${day}. By then the loss floor has risen to ${floor}, where it stays.`;
export const chartDay = ({ day }: { day: string | number }): string => `day ${day}`;
export const chartDayHead = 'Day';
export const chartBalance = 'Closing balance';
export const chartTarget = 'Target';
export const chartFloor = 'Loss floor';
export const chartPassed = 'Passed';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read day by day';
export const upTitle = ({ percent }: { percent: string | number }): string => `${percent} profit target`;
export const up = ({ size, target }: { size: string | number; target: string | number }): string =>
  `From ${size} to ${target}, measured on closed profit. All positions are closed before it counts.`;
export const downTitle = ({ percent }: { percent: string | number }): string => `${percent} maximum loss`;
export const down = ({ start, size }: { start: string | number; size: string | number }): string =>
  `The loss floor starts at ${start}. It rises with your highest closing balance, never falls, and stops for good at ${size}.`;
export const dayTitle = ({ percent }: { percent: string | number }): string => `${percent} daily loss limit`;
export const day = 'Measured from yesterday’s closing balance. Breaching either limit ends the account at once.';
export const sumsTitle = 'What you pay and what you get back';
export const sumsLead = 'The evaluation fee and any add-ons are all you pay. When you pass, the fee is refunded in full, together with the bonus.';
export const sumsTable = ({ program }: { program: string | number }): string =>
  `Fee and winner’s bonus of every size of ${program}`;
export const sumsSize = 'Simulated balance';
export const sumsFee = 'You pay';
export const sumsRefund = 'Fee refunded';
export const sumsBonus = ({ percent }: { percent: string | number }): string => `${percent} of the target`;
export const sumsBack = 'You receive';
export const sumsFoot = ({ days, discount }: { days: string | number; discount: string | number }): string =>
  `Paid within ${days} business days after you pass. If you do not pass, the fee is not refunded; you get one coupon for a new account of the same size at ${discount} off.`;
export const timesTitle = 'Payout terms, defined';
export const timesLead = '“Fast payouts” can mean anything. We define four terms, each with a number.';
export const processing = 'Processing';
export const processingValue = ({ hours }: { hours: string | number }): string => `${hours} hours`;
export const processingText = 'From your request until the money is sent.';
export const refund = 'Refund';
export const refundValue = ({ days }: { days: string | number }): string => `${days} business days`;
export const refundText = 'From passing until the fee and the bonus are sent.';
export const cycle = 'Payout cycle';
/** {days, plural, one {# day} other {# days}} */
export const cycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
export const cycleText = ({ minimum }: { minimum: string | number }): string =>
  `From one payout to the next on a funded account. The smallest payout is ${minimum}.`;
export const inactivity = 'Inactivity';
/** {days, plural, one {# day} other {# days}} */
export const inactivityValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
export const inactivityText = 'An account with no trade for this long is closed. It is the only time limit.';
export const notTitle = 'Who it is not for';
export const notLead = ({ name }: { name: string | number }): string =>
  `Some people should not buy an evaluation, from ${name} or anyone else. Read this before you pay.`;
export const notMarket = 'You want to trade a live market';
export const notMarketText = 'Every account here is simulated, the funded ones too. The fee and the payouts are real; the trades are not.';
export const notIncome = 'You need the money';
export const notIncomeText = 'Most people who trade lose money. If you cannot spare the fee, no size is right for you.';
export const notNews = 'You trade the news';
/** From {minutes, plural, one {# minute} other {# minutes}} before to {minutes, plural, one {# minute} other {# minutes}} after high-impact news, no position is opened or closed by hand. */
export const notNewsText = ({ minutes }: { minutes: number }): string =>
  `From ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before to ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} after high-impact news, no position is opened or closed by hand.`;
export const notMany = 'You hold many positions';
export const notManyText = ({ positions, percent }: { positions: string | number; percent: string | number }): string =>
  `You may hold at most ${positions} open positions, and risk at most ${percent} of the balance on each.`;
export const notOthers = 'You want somebody else to trade for you';
export const notOthersText = 'Third-party management is not allowed. Copying between your own accounts, or within a registered team, is.';
export const notBreaks = 'You take long breaks';
/** {days, plural, one {After # day} other {After # days}} without a trade the account is closed, and there is no way to pause it. */
export const notBreaksText = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? `After ${$numbers.format(days)} day` : `After ${$numbers.format(days)} days`} without a trade the account is closed, and there is no way to pause it.`;
