import type { MarketEntry, Purchase } from '@duneline/machines';
import { catalogue } from '@duneline/specs/site';
import fc from 'fast-check';

/** A purchased account and its history, in parts to feed. */
export interface Life {
  readonly purchase: Purchase;
  readonly openedAt: number;
  readonly feeds: readonly (readonly MarketEntry[])[];
}

const choices: readonly Purchase['addOns'][] = [[], ['weekly-payouts'], ['extra-drawdown', 'weekly-payouts']];
const purchases = catalogue.programs.flatMap(({ id: programId, tiers }) =>
  tiers.flatMap(({ id: tierId }) => choices.map((addOns): Purchase => ({ programId, tierId, ...(addOns && { addOns }) }))),
);

const minute = 60_000;
/** 20:00 UTC is the close of a day in Dubai: most steps in time are short, some reach a boundary. */
const pauses = [0, 1, minute, 2 * minute, 7 * minute, 59 * minute, 240 * minute, 1440 * minute, 20_160 * minute, 43_200 * minute];
const weights = [0, 2, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 9].map((index) => pauses[index] ?? 0);

/**
 * Histories for every program, size and add-on. Each entry is encoded in one number, so that ten thousand are fast and can
 * shrink.
 */
export const lives: fc.Arbitrary<Life> = fc
  .tuple(
    fc.constantFrom(...purchases),
    fc.nat({ max: 86_400_000 }),
    fc.array(fc.nat({ max: 2 ** 31 - 1 }), { maxLength: 70, size: 'max' }),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([purchase, openedAt, numbers, length]) => ({
    purchase,
    openedAt,
    feeds: parts(spell(purchase, openedAt, numbers), length),
  }));

function spell({ tierId }: Purchase, openedAt: number, numbers: readonly number[]): readonly MarketEntry[] {
  const size = catalogue.programs.flatMap(({ tiers }) => tiers).find(({ id }) => id === tierId)?.sizeCents ?? 0;
  const open: string[] = [];
  let at = openedAt;
  return numbers.map((number, index) => {
    const digit = digitsOf(number);
    at += (weights[digit(weights.length)] ?? 0) - (digit(60) === 0 ? minute : 0);
    const entry = entryFor(at, index, size, open, digit);
    if (entry.type === 'open') open.push(entry.position);
    if (entry.type === 'close') open.splice(open.indexOf(entry.position), 1);
    return entry;
  });
}

type Digit = (base: number) => number;

/** Decodes a number as digits with different bases. */
function digitsOf(number: number): Digit {
  let left = number;
  return (base) => {
    const digit = left % base;
    left = Math.floor(left / base);
    return digit;
  };
}

function entryFor(at: number, index: number, size: number, open: readonly string[], digit: Digit): MarketEntry {
  const kind = digit(34);
  // Thousandths of the size: round figures meet the limits exactly, the odd cent just misses them.
  const cent = digit(3) - 1;
  const amount = (from: number, to: number) => (size / 1000) * (from + digit(to - from + 1)) + cent;
  if (kind < 12)
    return { type: 'open', at, position: digit(40) === 0 ? 'p0' : `p${index}`, riskCents: Math.max(0, amount(0, 21)) };
  if (kind < 24 && open.length > 0) {
    const position = open[digit(open.length)] ?? 'p0';
    return { type: 'close', at, position, profitCents: amount(-14, 40), isStop: digit(2) === 0 };
  }
  if (kind < 27) return { type: 'mark', at, equityCents: size + amount(-40, 60) };
  if (kind < 29) return { type: 'news', at, releaseAt: at + (digit(6) - 1) * minute };
  if (kind < 31) return { type: 'payout', at, amountCents: Math.max(1, amount(0, 40)) };
  if (kind < 32) return { type: 'scale', at, sizeCents: size * (1 + digit(3)) + (digit(9) === 0 ? 100_000_000 : 0) };
  if (kind === 32 && digit(12) === 0) return { type: 'report', at, practice: 'hedging' };
  if (kind === 33) return { type: 'close', at, position: 'nobody', profitCents: 1 };
  return { type: 'clock', at };
}

function parts(entries: readonly MarketEntry[], length: number): readonly (readonly MarketEntry[])[] {
  return Array.from({ length: Math.ceil(entries.length / length) }, (_, index) =>
    entries.slice(index * length, (index + 1) * length),
  );
}
