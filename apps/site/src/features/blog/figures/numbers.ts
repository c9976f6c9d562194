import { rules } from '@duneline/specs/site';
import { lossFloor } from '@duneline/ui';
import { dollarsOf, firstRules, sharesOf, tiersOf } from './facts.ts';

const TEN = dollarsOf('1-step', '10K');
const FIFTY = dollarsOf('1-step', '50K');
const { dailyLossPercent, maxDrawdownPercent } = firstRules('1-step');
const part = (amount: number, percent: number) => (amount * percent) / 100;

/** A simulated profit, and the payout with the lower and the higher profit split. */
export const paidShare = { shares: sharesOf('1-step'), values: [1000, ...sharesOf('1-step').map((share) => part(1000, share))] };

/** The closes of the article's sample week, and the resulting floor. */
const week = [TEN, 10_250, 10_100, 10_600, 10_450, 10_300];
export const trailingFloor = { closes: week, floor: lossFloor(week, part(TEN, maxDrawdownPercent), 'trailing') };

/** Three closes, and the daily limit after each. */
const threeDays = [TEN, 10_400, 10_000, 10_300];
export const dailyLine = { closes: threeDays, line: threeDays.map((close) => close - part(close, dailyLossPercent)) };

/** The remaining percentage of the balance after each of several losses. */
const leftAfter = (risk: number) => Array.from({ length: 9 }, (_, losses) => 100 * (1 - risk / 100) ** losses);
export const losingStreak = {
  ceiling: leftAfter(rules.riskPerTradePercent),
  small: leftAfter(rules.riskPerTradePercent / 4),
  floor: 100 - maxDrawdownPercent,
};

/** Fee and bonus of every size of the 1-step program, in cents. */
export const feeAndBonus = {
  sizes: tiersOf('1-step').map(({ label }) => label),
  fees: tiersOf('1-step').map(({ priceCents }) => priceCents),
  bonuses: tiersOf('1-step').map(({ winnersBonusCents, priceCents }) => winnersBonusCents - priceCents),
};

/** Days since the last trade, every third day, for sample trades on these days. */
const trades = [0, 12, 36, 42];
const days = Array.from({ length: 21 }, (_, index) => index * 3);
export const oneClock = { days, since: days.map((day) => day - (trades.findLast((trade) => trade <= day) ?? 0)) };

/** Two weeks on 50K: a rise and a fall, with the floors of both programs. */
const twoWeeks = [0, 600, 1400, 1100, 2200, 3000, 2400, 2600, 1500, 900, 0].map((profit) => FIFTY + profit);
export const twoFloors = {
  closes: twoWeeks,
  trailing: lossFloor(twoWeeks, part(FIFTY, maxDrawdownPercent), 'trailing'),
  still: lossFloor(twoWeeks, part(FIFTY, firstRules('2-step').maxDrawdownPercent), 'static'),
};

/** Eight sample trades that end an account, and the same trades at half the size. */
const results = [150, 100, -120, 180, -260, -220, -340, -280];
const after = (share: number) =>
  results.reduce<number[]>((balances, result) => [...balances, (balances.at(-1) ?? TEN) + result * share], [TEN]);
export const halfSize = {
  full: after(1),
  half: after(0.5),
  floor: lossFloor(after(1), part(TEN, maxDrawdownPercent), 'trailing'),
};

/** The risk of one trade in percent: half a percent of the largest size, copied unchanged to the others. */
const copied = ['50K', '25K', '10K', '5K'];
export const copiedRisk = {
  sizes: copied,
  percents: copied.map((label) => (100 * part(FIFTY, 0.5)) / dollarsOf('1-step', label)),
};

/** Ten results in multiples of the risk, accumulated. */
export const journalSum = [-1, -1, 1.5, -1, 2, 1.5, -1, -1, 1.5, -0.5].reduce<number[]>(
  (sums, result) => [...sums, (sums.at(-1) ?? 0) + result],
  [0],
);
