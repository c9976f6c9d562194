import { rules } from '@duneline/specs/site';
import { lossFloor } from '@duneline/ui';
import { dollarsOf, firstRules, sharesOf, tiersOf } from './facts.ts';

const TEN = dollarsOf('1-step', '10K');
const FIFTY = dollarsOf('1-step', '50K');
const { dailyLossPercent, maxDrawdownPercent } = firstRules('1-step');
const part = (amount: number, percent: number) => (amount * percent) / 100;

/** A simulated profit, and what is paid of it at the smaller and the larger share. */
export const paidShare = { shares: sharesOf('1-step'), values: [1000, ...sharesOf('1-step').map((share) => part(1000, share))] };

/** The closes of the week that the article walks through, and the floor that follows from them. */
const week = [TEN, 10_250, 10_100, 10_600, 10_450, 10_300];
export const trailingFloor = { closes: week, floor: lossFloor(week, part(TEN, maxDrawdownPercent), 'trailing') };

/** Three closes, and the line of the day after each. */
const threeDays = [TEN, 10_400, 10_000, 10_300];
export const dailyLine = { closes: threeDays, line: threeDays.map((close) => close - part(close, dailyLossPercent)) };

/** Percent of the first balance that are left after each loss in a row. */
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

/** Days since the last trade, every third day; trades on these days of a sample. */
const trades = [0, 12, 36, 42];
const days = Array.from({ length: 21 }, (_, index) => index * 3);
export const oneClock = { days, since: days.map((day) => day - (trades.findLast((trade) => trade <= day) ?? 0)) };

/** Two weeks on 50K: up to a crest and back, with the floors of both programs. */
const twoWeeks = [0, 600, 1400, 1100, 2200, 3000, 2400, 2600, 1500, 900, 0].map((profit) => FIFTY + profit);
export const twoFloors = {
  closes: twoWeeks,
  trailing: lossFloor(twoWeeks, part(FIFTY, maxDrawdownPercent), 'trailing'),
  still: lossFloor(twoWeeks, part(FIFTY, firstRules('2-step').maxDrawdownPercent), 'static'),
};

/** Eight sample trades that end an account, and the same ones at half the size. */
const results = [150, 100, -120, 180, -260, -220, -340, -280];
const after = (share: number) =>
  results.reduce<number[]>((balances, result) => [...balances, (balances.at(-1) ?? TEN) + result * share], [TEN]);
export const halfSize = {
  full: after(1),
  half: after(0.5),
  floor: lossFloor(after(1), part(TEN, maxDrawdownPercent), 'trailing'),
};

/** The risk of one trade of half a percent on the largest of these sizes, copied unchanged to the others, in percent. */
const copied = ['50K', '25K', '10K', '5K'];
export const copiedRisk = {
  sizes: copied,
  percents: copied.map((label) => (100 * part(FIFTY, 0.5)) / dollarsOf('1-step', label)),
};

/** Ten results in multiples of the risk, added up. */
export const journalSum = [-1, -1, 1.5, -1, 2, 1.5, -1, -1, 1.5, -0.5].reduce<number[]>(
  (sums, result) => [...sums, (sums.at(-1) ?? 0) + result],
  [0],
);
