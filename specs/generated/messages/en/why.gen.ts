// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Add it up yourself.';
export const lead = ({ name }: { name: string | number }): string =>
  `${name} sells one thing: a simulated trading evaluation. This page shows its lines, its sums and its times, also where they speak against buying one.`;
export const toPricing = 'Compare the prices';
export const toNotForYou = 'When it is not for you';
export const linesTitle = 'Between two lines';
export const linesLead = ({ days }: { days: string | number }): string =>
  `There is one target and no second phase, no minimum number of days and no time limit. ${days} days without a trade closes the account.`;
export const chartTitle = ({ size }: { size: string | number }): string => `A ${size} evaluation, day by day`;
export const chartNote = 'Sample path, simulated';
export const chartSummary = ({ target, day, floor }: { target: string | number; day: string | number; floor: string | number }): string =>
  `The balance reaches its target of ${target} on day ${day}. By then the floor has climbed to ${floor} and stays there.`;
export const chartDay = ({ day }: { day: string | number }): string => `day ${day}`;
export const chartDayHead = 'Day';
export const chartBalance = 'Closing balance';
export const chartTarget = 'Target';
export const chartFloor = 'Loss floor';
export const chartPassed = 'Passed';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readChart = 'read day by day';
export const upTitle = ({ percent }: { percent: string | number }): string => `${percent} and you have passed`;
export const up = ({ size, target }: { size: string | number; target: string | number }): string =>
  `From ${size} to ${target}, measured on closed profit. All positions are closed before it counts.`;
export const downTitle = ({ percent }: { percent: string | number }): string => `${percent} down to the floor`;
export const down = ({ start, size }: { start: string | number; size: string | number }): string =>
  `The floor begins at ${start}. It follows your highest closing balance up, never down, and stops for good at ${size}.`;
export const dayTitle = ({ percent }: { percent: string | number }): string => `${percent} in one day`;
export const day = 'Measured from yesterday’s closing balance. A breach of either limit ends the account at once, and we say so before you buy.';
export const sumsTitle = 'What you pay, what comes back';
export const sumsLead = 'The fee is the only money of yours that is in it. When you pass, all of it comes back, and the bonus with it.';
export const sumsTable = ({ program }: { program: string | number }): string =>
  `Fee and winner’s bonus of every size of ${program}`;
export const sumsSize = 'Simulated balance';
export const sumsFee = 'You pay';
export const sumsRefund = 'Fee back';
export const sumsBonus = ({ percent }: { percent: string | number }): string => `${percent} of the target`;
export const sumsBack = 'You receive';
export const sumsFoot = ({ days, discount }: { days: string | number; discount: string | number }): string =>
  `Paid in ${days} business days after you pass. If you do not pass, the fee is spent; a new account of the same size then costs ${discount} less, once.`;
export const timesTitle = 'Four times, not one';
export const timesLead = '“Fast payouts” can mean anything. These are four different things, so each has its own name and its own number.';
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
export const inactivityText = 'Without a trade for so long, an account is closed. It is the one clock that runs.';
export const notTitle = 'When it is not for you';
export const notLead = ({ name }: { name: string | number }): string =>
  `Some people should not buy an evaluation from ${name}, or from anybody. It costs less to read this first.`;
export const notMarket = 'You want your orders in the market';
export const notMarketText = 'Every account here is simulated, the funded ones too. The fee and the payouts are real; the trades are not.';
export const notIncome = 'You need the money';
export const notIncomeText = 'Most people who trade lose. A fee that you cannot spare is too high, whatever the size.';
export const notNews = 'You trade the news';
/** Nothing may be opened or closed from {minutes, plural, one {# minute} other {# minutes}} before high-impact news until {minutes, plural, one {# minute} other {# minutes}} after it. */
export const notNewsText = ({ minutes }: { minutes: number }): string =>
  `Nothing may be opened or closed from ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} before high-impact news until ${$plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)} minute` : `${$numbers.format(minutes)} minutes`} after it.`;
export const notMany = 'You hold many positions';
export const notManyText = ({ positions, percent }: { positions: string | number; percent: string | number }): string =>
  `At most ${positions} are open at the same time, and none risks more than ${percent} of the balance.`;
export const notOthers = 'You want somebody else to trade for you';
export const notOthersText = 'Third-party management is not allowed. Copying between accounts of your own, or inside a registered team, is.';
export const notBreaks = 'You take long breaks';
/** {days, plural, one {After # day} other {After # days}} without a trade the account is closed, and there is no way to pause it. */
export const notBreaksText = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? `After ${$numbers.format(days)} day` : `After ${$numbers.format(days)} days`} without a trade the account is closed, and there is no way to pause it.`;
