import { openDesk, traderClaims } from './desk.ts';
import type { Desk } from './desk.ts';
import { figureOf, ratio, takeTurns } from './rounds.ts';
import type { Figure } from './rounds.ts';

const sizes = [1_000, 10_000, 100_000];

/** A kind of request at a thousand, ten thousand and a hundred thousand rows. */
export interface Growth {
  readonly name: string;
  /** Microseconds at each size. */
  readonly medians: readonly number[];
  /** The ratio of the measured growth to the allowed one: constant time with an index, otherwise linear. */
  readonly growth: Figure;
  readonly isScan: boolean;
}

interface Kind {
  readonly path: string;
  readonly isScan?: boolean;
  readonly body?: (id: number) => object;
}

/** Inserts are last, because they enlarge the tables. */
const kinds: Readonly<Record<string, Kind>> = {
  'point read by key': { path: 'trades?id=eq.490' },
  'equality with an index': { path: 'trades?desk_id=eq.49' },
  'embed of 100 parents': { path: 'desks?floor=eq.0&select=id,name,trades(id,profit)' },
  'filtered scan': { path: 'trades?select=id&symbol=eq.US500&profit=eq.1', isScan: true },
  insert: {
    path: 'trades',
    body: (id) => ({
      id,
      desk_id: 1,
      owner_id: traderClaims.sub,
      symbol: 'US500',
      side: 'buy',
      volume: 1,
      profit: id,
      is_public: false,
    }),
  },
};

/** How requests scale with the tables: constant with an index, at most linear for scans. */
export async function measureGrowth(): Promise<readonly Growth[]> {
  const desks = await Promise.all(sizes.map(openDesk));
  let lastId = 1_000_000;
  const growths: Growth[] = [];
  for (const [name, { path, isScan = false, body }] of Object.entries(kinds)) {
    const ask = async ({ backend, headers }: Desk): Promise<void> => {
      const written = body && { method: 'POST', body: JSON.stringify(body(++lastId)) };
      const init = { ...written, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } };
      const response = await backend.fetch(`${backend.url}/rest/v1/${path}`, init);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    };
    const contestants = Object.fromEntries(desks.map((desk, at) => [String(at), () => ask(desk)]));
    const taken = await takeTurns(contestants, { rounds: 7, turnMs: 120 });
    const [small = [], middle = [], large = []] = sizes.map((_, at) => taken[String(at)] ?? []);
    const tenfold = middle.map((value) => value * 10);
    growths.push({
      name,
      medians: [small, middle, large].map((one) => figureOf(one).median),
      growth: isScan ? ratio(large, tenfold) : ratio(large, small),
      isScan,
    });
  }
  return growths;
}
