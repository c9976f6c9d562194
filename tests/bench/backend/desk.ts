import type { BackendSpec, Row } from '@duneline/specs/contract';
import { createBackend, createClock } from '@duneline/mocks';
import type { Backend } from '@duneline/mocks';
import { join } from 'node:path';
import { Tokens } from '../../../packages/mocks/src/jwt/Tokens.ts';
import { loadSpec } from '../../../packages/mocks/src/server/loadSpec.ts';

/** A trading desk: `desks` with ten `trades` each; two policies show a trader her own and the public ones. */
export const deskSpec: BackendSpec = await loadSpec(join(import.meta.dirname, 'project'));

export const secret = 'a-secret-that-the-bench-and-its-rivals-share';
export const now = '2026-03-01T09:00:00Z';
const symbols = ['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD', 'US500'];
const trader = '00000000-0000-4000-8000-000000000003';

/** The common request: a fifth of the rows match, and policies show the trader about half of those. */
export const read = '/rest/v1/trades?select=id,symbol,side,volume,profit&symbol=eq.EURUSD';

/** The tables' rows, with `count` trades. */
export function deskRows(count: number): Readonly<Record<'desks' | 'trades', readonly Row[]>> {
  return {
    desks: Array.from({ length: Math.ceil(count / 10) }, (_, at) => ({
      id: at + 1,
      name: `Desk ${at + 1}`,
      floor: Math.floor(at / 100),
    })),
    trades: Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      desk_id: Math.floor(at / 10) + 1,
      owner_id: `00000000-0000-4000-8000-00000000000${at % 7}`,
      symbol: symbols[at % symbols.length],
      side: at % 3 === 0 ? 'buy' : 'sell',
      volume: (at * 37) % 500,
      profit: ((at * 7919) % 2000) - 1000,
      is_public: at % 2 === 0,
    })),
  };
}

export interface Desk {
  readonly backend: Backend;
  readonly spec: BackendSpec;
  /** Headers of the trader's requests. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a desk with `count` trades. */
export async function openDesk(count: number): Promise<Desk> {
  const spec = { ...deskSpec, seed: { users: [], rows: deskRows(count) } };
  const backend = createBackend(spec, { clock: createClock(now), signingKey: null, jwtSecret: secret });
  return { backend, spec, headers: { apikey: backend.keys.anon, authorization: `Bearer ${await traderToken()}` } };
}

export const traderClaims = { sub: trader, role: 'authenticated', aud: 'authenticated', email: 'trader@desk.example' };

export async function traderToken(): Promise<string> {
  return new Tokens(null, secret).sign({ ...traderClaims, exp: 4_102_444_800 });
}
