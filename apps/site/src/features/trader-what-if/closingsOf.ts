import type { MarketEntry } from '@duneline/machines';
import type { Trade } from './TradeFile.ts';

type Entry<Type extends MarketEntry['type']> = Extract<MarketEntry, { readonly type: Type }>;

/** All that is closed at one moment, and what was opened since the closing before it. */
export interface Closing {
  readonly at: number;
  readonly opened: readonly Entry<'open'>[];
  readonly closed: readonly Entry<'close'>[];
  /** The sum of what was closed. */
  readonly profitCents: number;
}

/**
 * The history of trades as closings in order of time. What is closed at one moment has one result, whichever line of the file comes
 * first: the sum is booked with the last position, the others close without a result. Positions opened at that moment follow it.
 */
export function closingsOf(trades: readonly Trade[]): readonly Closing[] {
  const numbered = trades.map((trade, index) => ({ ...trade, position: String(index) }));
  const moments = Map.groupBy(numbered, ({ closedAt }) => closedAt);
  const isInstant = ({ openedAt, closedAt }: Trade) => openedAt === closedAt;
  const openings = numbered.filter((trade) => !isInstant(trade)).toSorted((one, other) => one.openedAt - other.openedAt);
  let next = 0;
  return [...moments.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([at, group]) => {
      const from = next;
      while (next < openings.length && (openings[next]?.openedAt ?? at) < at) next += 1;
      const opened = [...openings.slice(from, next), ...group.filter(isInstant)];
      const profitCents = group.reduce((sum, trade) => sum + trade.profitCents, 0);
      return {
        at,
        profitCents,
        opened: opened.map(({ openedAt, position }) => ({ type: 'open', at: openedAt, position, riskCents: 0 })),
        closed: group.map(({ position }, index) => ({
          type: 'close',
          at,
          position,
          profitCents: index === group.length - 1 ? profitCents : 0,
        })),
      };
    });
}

/** How many positions are open at the same time, at most. */
export function countMostOpen(closings: readonly Closing[]): number {
  let open = 0;
  let most = 0;
  for (const { opened, closed } of closings) {
    open += opened.length;
    most = Math.max(most, open);
    open -= closed.length;
  }
  return most;
}
