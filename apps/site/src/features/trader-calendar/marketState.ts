import type { instruments } from '@duneline/specs/site';
import { openSpans, WEEK_HOURS } from '../../lib/market/week.ts';
import { HOUR_MS, serverWeekOf } from './serverTime.ts';

type Group = (typeof instruments)[number];

export interface MarketState {
  readonly isOpen: boolean;
  /** When it opens or closes next, in milliseconds since 1970; `null` for what never closes. */
  readonly nextAt: number | null;
}

/** Whether a group of instruments can be traded at a moment, and when that changes next. */
export function marketStateAt(group: Pick<Group, 'opens' | 'closes' | 'pause'>, now: number): MarketState {
  const spans = openSpans(group);
  const week = serverWeekOf(now);
  const hours = (now - week) / HOUR_MS;
  const current = spans.find(({ from, to }) => from <= hours && hours < to);
  if (current) {
    const isEndless = spans.length === 1 && current.from === 0 && current.to >= WEEK_HOURS;
    return { isOpen: true, nextAt: isEndless ? null : week + current.to * HOUR_MS };
  }
  const first = spans[0]?.from ?? 0;
  const next = spans.find(({ from }) => from > hours)?.from ?? first + WEEK_HOURS;
  return { isOpen: false, nextAt: week + next * HOUR_MS };
}
