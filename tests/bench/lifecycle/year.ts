import type { MarketEntry } from '@duneline/machines';

const minute = 60_000;
const day = 1440 * minute;
const weekdays = 261;

/** 08:00 in Dubai on a Monday. */
export const openedAt = Date.parse('2026-01-05T04:00:00Z');

/**
 * A year of a funded account of 10,000 dollars: on every weekday trades are opened, marked every half minute and closed, news is
 * announced, and profit is paid out every third week. The balance stays near 10,200 dollars, so that the account lasts all year.
 */
export function yearOfEntries(count: number): readonly MarketEntry[] {
  const random = numbersFrom(20_261_121);
  const entries: MarketEntry[] = [];
  let balance = 1_000_000;
  for (let index = 0; index < weekdays; index++) {
    const opening = openedAt + (index + 2 * Math.floor(index / 5)) * day;
    const ticks = Math.floor((count * (index + 1)) / weekdays) - entries.length;
    for (let tick = 0; tick < ticks; tick++) {
      const entry = entryAt(opening + tick * (minute / 2), index, tick, ticks - tick, balance, random);
      if (entry.type === 'close') balance += entry.profitCents;
      if (entry.type === 'payout') balance -= entry.amountCents;
      entries.push(entry);
    }
  }
  return entries;
}

function entryAt(at: number, index: number, tick: number, left: number, balance: number, random: () => number): MarketEntry {
  const within = tick % 120;
  const position = `${index}-${Math.floor(tick / 120)}`;
  if (tick === 0) return { type: 'news', at, releaseAt: at + 300 * minute };
  if (left === 1 && index % 15 === 14) return { type: 'payout', at, amountCents: 8_000 };
  if (within === 1 && left >= 120) return { type: 'open', at, position, riskCents: 10_000 };
  if (within === 119 && left > 1) {
    const profitCents = Math.round((random() - 0.5) * 4000 + (1_020_000 - balance) / 50);
    return { type: 'close', at, position, profitCents };
  }
  return { type: 'mark', at, equityCents: balance + Math.round((random() - 0.5) * 20_000) };
}

/** Reproducible numbers from 0 to 1 (Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
