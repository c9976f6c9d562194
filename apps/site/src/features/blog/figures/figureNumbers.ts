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

/** The first series of a figure, for the drawing of its article; `undefined` for one without a course. */
export const figureNumbers = (name: string): readonly number[] | undefined =>
  Object.hasOwn(first, name) ? first[name] : undefined;
