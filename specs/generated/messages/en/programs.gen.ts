// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Three ways to funded.';
export const lead = 'One phase, two, or none. Each program has its own lines, its own price and its own share, and every account is simulated, the funded ones too.';
export const start = ({ program, price }: { program: string | number; price: string | number }): string =>
  `Start ${program} from ${price}`;
export const toCompare = 'Put them side by side';
export const pathsTitle = 'The path of each';
/** Drawn to one scale, in percent of the initial balance. No program has a time limit; {days, plural, one {# day} other {# days}} without a trade closes the account. */
export const pathsLead = ({ days }: { days: number }): string =>
  `Drawn to one scale, in percent of the initial balance. No program has a time limit; ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade closes the account.`;
export const pathsNote = 'Sample paths, simulated. They show where the lines are, not what you will earn.';
export const popular = 'Popular';
export const comingSoon = 'Coming soon';
export const price = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`;
export const sizes = ({ from, to }: { from: string | number; to: string | number }): string =>
  `one fee, for ${from} to ${to} of simulated balance`;
export const phaseSummary = ({ day }: { day: string | number }): string => `A sample path reaches the target on day ${day}.`;
/** {count, plural, one {# payout} other {# payouts}} in {days, plural, one {# day} other {# days}} of a sample path. */
export const fundedSummary = ({ count, days }: { count: number; days: number }): string =>
  `${$plurals.select(count) === 'one' ? `${$numbers.format(count)} payout` : `${$numbers.format(count)} payouts`} in ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} of a sample path.`;
export const passed = 'passed';
export const paid = 'payout';
export const target = 'Target';
export const daily = 'In a day';
export const maximum = 'In all';
export const keep = 'You keep';
export const floor = 'Loss floor';
export const floorTrails = 'climbs';
export const floorStays = 'stays';
export const floorTrailsNote = 'follows the highest close, up to the initial balance';
export const floorStaysNote = 'hangs under the initial balance and never moves';
export const pass = 'When you pass';
export const passShare = ({ percent }: { percent: string | number }): string => `fee + ${percent} of the target`;
export const passFee = 'fee back';
export const passNone = 'nothing to pass';
export const passNote = ({ days }: { days: string | number }): string => `in ${days} business days`;
export const passNoneNote = 'the account is funded from day one';
export const cycle = 'Payout';
/** {days, plural, one {every day} other {every # days}} */
export const cycleValue = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? 'every day' : `every ${$numbers.format(days)} days`;
export const cycleNote = ({ minimum, hours }: { minimum: string | number; hours: string | number }): string =>
  `from ${minimum}, processed in ${hours} hours`;
export const choose = ({ program }: { program: string | number }): string => `Start ${program}`;
export const notSold = 'Coming soon, not sold yet';
export const compareTitle = 'Line by line';
export const compareLead = 'Percentages of the initial balance, and the same in dollars on the largest size that all three have.';
export const compareCaption = 'The three programs compared';
export const from = ({ price }: { price: string | number }): string => `from ${price}`;
export const wayGroup = 'The way to funded';
export const phases = 'Phases before it';
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
export const limitsGroup = 'Limits, on closed equity';
export const dailyLoss = 'Daily loss';
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
export const dollarDaily = 'Room on day one';
export const dollarMaximum = 'Room below the start';
export const bonus = 'Winner’s bonus';
export const bonusNote = 'after an evaluation, the refunded fee is part of it';
export const rewardsGroup = 'Once funded';
export const share = 'Profit share';
export const cycleRow = 'Payout cycle';
export const leastPayout = 'Smallest payout';
/** {days, plural, one {# day} other {# days}} */
export const cycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
export const tradingGroup = 'Trading';
export const sizesRow = 'Sizes';
export const leverage = 'Leverage, at most';
export const leverageValue = ({ leverage }: { leverage: string | number }): string => `1:${leverage}`;
export const advisors = 'Expert advisors';
export const advisorsAsk = 'with approval';
export const advisorsYes = 'yes';
export const advisorsNo = 'no';
export const platforms = 'Platforms';
export const where = 'Where to buy it';
export const whereTab = 'here and in the pricing selector';
export const whereLink = 'on this page, by direct link';
export const whereSoon = 'not yet';
export const turnsTitle = 'At every turn';
export const turnsLead = 'Four things can happen to an account. Each of them is written down before you pay.';
export const turnPass = 'It reaches the target';
export const turnPassText = ({ days, program, percent }: { days: string | number; program: string | number; percent: string | number }): string =>
  `All positions closed at the target, and the phase is passed, on whatever day it is. After the last phase the fee is back within ${days} business days; on ${program} with ${percent} of the target on top.`;
export const turnBreach = 'It crosses a limit';
/** It ends at once and for good. A new account of the same size then costs {discount} less: one coupon, valid for {days, plural, one {# day} other {# days}}. */
export const turnBreachText = ({ discount, days }: { discount: string | number; days: number }): string =>
  `It ends at once and for good. A new account of the same size then costs ${discount} less: one coupon, valid for ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`}.`;
export const turnStill = 'Nothing is traded';
/** {days, plural, one {After # day} other {After # days}} without a trade it is closed. It is the only clock that runs, and there is no pause. */
export const turnStillText = ({ days }: { days: number }): string =>
  `${$plurals.select(days) === 'one' ? `After ${$numbers.format(days)} day` : `After ${$numbers.format(days)} days`} without a trade it is closed. It is the only clock that runs, and there is no pause.`;
export const turnFunded = 'It is funded';
export const turnFundedText = ({ most }: { most: string | number }): string =>
  `The limits stay, the target goes. You keep your share of the simulated profit, and consistent results can scale the account up to ${most}.`;
export const faqTitle = ({ program }: { program: string | number }): string => `Questions about ${program}`;
export const faqTrading = 'The trading rules';
export const faqContact = 'Ask us something else';
export const closingFirst = 'Pick a path.';
export const closingSecond = 'See the whole price.';
/** From {price} for a simulated {size} account. No time limit; {days, plural, one {# day} other {# days}} without a trade closes it. */
export const closingText = ({ price, size, days }: { price: string | number; size: string | number; days: number }): string =>
  `From ${price} for a simulated ${size} account. No time limit; ${$plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`} without a trade closes it.`;
export const closingPrices = 'Compare all prices';
