// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Three ways to a funded account.';
export const lead = 'One evaluation phase, two, or none. Each program has its own limits, price and profit split. Every account is simulated, including funded ones.';
export const start = ({ price }: { price: string | number }): string => `Start a challenge from ${price}`;
export const toCompare = 'Compare programs';
export const pathsTitle = 'How each program works';
/** All drawn to the same scale, in percent of the initial balance. No program has a time limit; {days, plural, one {# day} other {# days}} without a trade closes the account. */
export const pathsLead = ({ days }: { days: number }): string =>
  `All drawn to the same scale, in percent of the initial balance. No program has a time limit; ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade closes the account.`;
export const pathsNote = 'Sample paths, simulated. They show where the limits are, not what you will earn.';
export const popular = 'Popular';
export const comingSoon = 'Coming soon';
export const price = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`;
export const sizes = ({ from, to }: { from: string | number; to: string | number }): string =>
  `one-time fee for a simulated balance of ${from} to ${to}`;
export const phaseSummary = ({ day }: { day: string | number }): string => `A sample path reaches the target on day ${day}.`;
/** {count, plural, one {# payout} other {# payouts}} in {days, plural, one {# day} other {# days}} of a sample path. */
export const fundedSummary = ({ count, days }: { count: number; days: number }): string =>
  `${$plurals.select(count) === 'one' ? `${$numbers.format(count)} payout` : `${$numbers.format(count)} payouts`} in ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} of a sample path.`;
export const passed = 'passed';
export const paid = 'payout';
export const target = 'Target';
export const daily = 'Daily loss';
export const maximum = 'Maximum loss';
export const keep = 'Profit split';
export const floor = 'Loss floor';
export const floorTrails = 'Trailing';
export const floorStays = 'Static';
export const floorTrailsNote = 'rises with the highest close, up to the initial balance';
export const floorStaysNote = 'fixed below the initial balance';
export const pass = 'When you pass';
export const passShare = ({ percent }: { percent: string | number }): string => `fee + ${percent} of the target`;
export const passFee = 'fee refunded';
export const passNone = 'no evaluation';
export const passNote = ({ days }: { days: string | number }): string => `in ${days} business days`;
export const passNoneNote = 'funded from day one';
export const cycle = 'Payouts';
/** {days, plural, one {every day} other {every # days}} */
export const cycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'every day' : `every ${$numbers.format(days)} days`;
export const cycleNote = ({ minimum, hours }: { minimum: string | number; hours: string | number }): string =>
  `from ${minimum}, processed in ${hours} hours`;
export const notSold = 'Coming soon, not sold yet';
export const compareTitle = 'Compare the programs';
export const compareLead = 'Percentages of the initial balance, and the dollar amounts on the largest size that all three have.';
export const compareCaption = 'The three programs compared';
export const from = ({ price }: { price: string | number }): string => `from ${price}`;
export const wayGroup = 'Evaluation';
export const phases = 'Evaluation phases';
/** {count, plural, =0 {none} one {# phase} other {# phases}} */
export const phasesValue = ({ count }: { count: number }): string =>
  count === 0 ? 'none' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} phase` : `${$numbers.format(count)} phases`;
/** {count, plural, one {{percent}} other {{percent} in each}} */
export const targetEach = ({ count, percent }: { count: number; percent: string | number }): string =>
  $plurals.select(count) === 'one' ? `${percent}` : `${percent} in each`;
export const none = 'none';
export const timeLimit = 'Time limit';
/** {days, plural, one {# day} other {# days}} without a trade closes the account */
export const timeLimitNote = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade closes the account`;
export const minimumDays = 'Minimum days';
export const limitsGroup = 'Loss limits';
export const dailyLoss = 'Daily loss limit';
export const dailyLossNote = 'of the previous day’s close';
export const dailyTwo = ({ first, funded }: { first: string | number; funded: string | number }): string =>
  `${first}, then ${funded} funded`;
export const maximumLoss = 'Maximum loss';
export const maximumTrailing = ({ percent }: { percent: string | number }): string => `${percent}, trailing`;
export const maximumStatic = ({ percent }: { percent: string | number }): string => `${percent}, static`;
export const moneyGroup = ({ size }: { size: string | number }): string => `On a ${size} account`;
export const fee = 'Fee, paid once';
export const dollarTarget = 'Profit to pass';
/** {count, plural, one {{amount}} other {{amount} in each}} */
export const dollarsPhases = ({ count, amount }: { count: number; amount: string | number }): string =>
  $plurals.select(count) === 'one' ? `${amount}` : `${amount} in each`;
export const dollarDaily = 'Daily loss limit, first day';
export const dollarMaximum = 'Maximum loss, at the start';
export const bonus = 'Winner’s bonus';
export const bonusNote = 'paid after you pass; includes the refunded fee';
export const rewardsGroup = 'Once funded';
export const share = 'Profit split';
export const cycleRow = 'Payout cycle';
export const leastPayout = 'Smallest payout';
/** {days, plural, one {# day} other {# days}} */
export const cycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
export const tradingGroup = 'Trading';
export const sizesRow = 'Sizes';
export const leverage = 'Leverage';
export const leverageValue = ({ leverage }: { leverage: string | number }): string => `Up to 1:${leverage}`;
export const advisors = 'Expert advisors';
export const advisorsAsk = 'with approval';
export const advisorsYes = 'yes';
export const advisorsNo = 'no';
export const platforms = 'Platforms';
export const where = 'Where to buy it';
export const whereTab = 'here and in the pricing selector';
export const whereLink = 'on this page, by direct link';
export const whereSoon = 'not yet';
export const turnsTitle = 'What can happen to an account';
export const turnsLead = 'Four outcomes. Read them before you pay.';
export const turnPass = 'You reach the target';
export const turnPassText = ({ days, program, percent }: { days: string | number; program: string | number; percent: string | number }): string =>
  `Close every position at the target and the phase is passed, on any day. After the last phase the fee is refunded within ${days} business days; on ${program}, together with ${percent} of the target.`;
export const turnBreach = 'You breach a limit';
/** The account ends at once and for good. You get one coupon for a new account of the same size: {discount} off, valid for {days, plural, one {# day} other {# days}}. */
export const turnBreachText = ({ discount, days }: { discount: string | number; days: number }): string =>
  `The account ends at once and for good. You get one coupon for a new account of the same size: ${discount} off, valid for ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
export const turnStill = 'You stop trading';
/** {days, plural, one {# day} other {# days}} without a trade closes the account. This is the only time limit, and it cannot be paused. */
export const turnStillText = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade closes the account. This is the only time limit, and it cannot be paused.`;
export const turnFunded = 'You are funded';
export const turnFundedText = ({ most }: { most: string | number }): string =>
  `The loss limits stay, and there is no target any more. You keep your split of the simulated profit, and consistent results can scale the account up to ${most}.`;
export const faqTitle = ({ program }: { program: string | number }): string => `Questions about ${program}`;
export const faqTrading = 'The trading rules';
export const faqContact = 'Ask us something else';
export const closingFirst = 'Pick a program.';
export const closingSecond = 'See the whole price.';
/** From {price} for a simulated {size} account. No time limit; {days, plural, one {# day} other {# days}} without a trade closes it. */
export const closingText = ({ price, size, days }: { price: string | number; size: string | number; days: number }): string =>
  `From ${price} for a simulated ${size} account. No time limit; ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade closes it.`;
export const closingPrices = 'Compare all prices';
export const sizeLabel = ({ program }: { program: string | number }): string => `Sizes of ${program}`;
export const choosePrice = ({ program, size, price }: { program: string | number; size: string | number; price: string | number }): string =>
  `Start challenge: ${program}, ${size} for ${price}`;
