import * as numbers from './numbers.ts';

const first: Readonly<Record<string, readonly number[]>> = {
  'trailing-floor': numbers.trailingFloor.closes,
  'losing-streak': numbers.losingStreak.ceiling,
  'one-clock': numbers.oneClock.since,
  'two-floors': numbers.twoFloors.closes,
  'half-size': numbers.halfSize.full,
  'journal-sum': numbers.journalSum,
  'fee-and-bonus': numbers.feeAndBonus.bonuses,
};

/** The first series of a figure, for the article's drawing; `undefined` for a figure without a series. */
export const figureNumbers = (name: string): readonly number[] | undefined =>
  Object.hasOwn(first, name) ? first[name] : undefined;
