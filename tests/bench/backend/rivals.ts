import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openLite } from '../../contract/lite/openLite.ts';
import { deskRows, openDesk, read, secret, traderToken } from './desk.ts';
import { directRead } from './directRead.ts';
import { figureOf, ratio, takeTurns } from './rounds.ts';
import type { Figure } from './rounds.ts';

/** The time of a filtered read of a thousand rows in microseconds, and its ratio in other implementations. */
export interface Rivalry {
  readonly own: Figure;
  readonly direct: Figure;
  readonly lite: Figure;
  readonly prism: Figure;
  readonly toDirect: Figure;
  readonly liteToOwn: Figure;
  readonly prismToOwn: Figure;
}

/**
 * One read in four implementations, in this process and without a network: our `fetch`, the engine's functions, `fetch` of
 * `@supabase/lite` with the same migration and rows, and Prism's client with the same response as its only example.
 */
export async function measureRivals(): Promise<Rivalry> {
  const { backend, spec, headers } = await openDesk(rows);
  const own = async (): Promise<string> => (await backend.fetch(`${backend.url}${read}`, { headers })).text();
  const expected = await own();
  const direct = directRead(spec, read);
  const lite = await liteRead(rows);
  const prism = await prismRead(expected, headers);
  for (const [name, ask] of Object.entries({ direct, lite, prism })) {
    const answer = await ask();
    if (answer !== expected) throw new Error(`${name} answers something else: ${answer.slice(0, 200)}`);
  }
  const taken = await takeTurns({ own, direct, lite, prism });
  return {
    own: figureOf(taken.own),
    direct: figureOf(taken.direct),
    lite: figureOf(taken.lite),
    prism: figureOf(taken.prism),
    toDirect: ratio(taken.own, taken.direct),
    liteToOwn: ratio(taken.lite, taken.own),
    prismToOwn: ratio(taken.prism, taken.own),
  };
}

const rows = 1000;

/** The read of `@supabase/lite` on a desk with this many trades. */
export async function liteRead(count: number): Promise<() => Promise<string>> {
  const { url, anonKey, serviceKey, fetch } = await openLite([join(import.meta.dirname, 'project', 'supabase')], secret);
  for (const [table, own] of Object.entries(deskRows(count))) {
    const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/rest/v1/${table}`, { method: 'POST', headers, body: JSON.stringify(own) });
    if (!response.ok) throw new Error(`lite does not take the rows of ${table}: ${await response.text()}`);
  }
  const headers = { apikey: anonKey, authorization: `Bearer ${await traderToken()}` };
  return async () => JSON.stringify(await (await fetch(`${url}${read}`, { headers })).json());
}

interface PrismClient {
  readonly request: (url: string, input: object) => Promise<{ readonly data: unknown }>;
}

/** Prism without its command line, HTTP and log, which would slow it down. */
async function prismRead(answer: string, headers: Readonly<Record<string, string>>): Promise<() => Promise<string>> {
  const load = createRequire(join(import.meta.dirname, '..', 'package.json'));
  const { createClientFromOperations } = load('@stoplight/prism-http/dist/client') as {
    createClientFromOperations: (operations: unknown, config: object) => PrismClient;
  };
  const { getHttpOperationsFromSpec } = load('@stoplight/prism-http/dist/utils/operations') as {
    getHttpOperationsFromSpec: (document: object) => Promise<unknown>;
  };
  const nothing = (): void => {};
  const silent = {
    info: nothing,
    error: nothing,
    warn: nothing,
    debug: nothing,
    trace: nothing,
    success: nothing,
    child: () => silent,
  };
  const client = createClientFromOperations(await getHttpOperationsFromSpec(openApiOf(JSON.parse(answer))), {
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    mock: { dynamic: false },
    isProxy: false,
    logger: silent,
  });
  return async () => JSON.stringify((await client.request(`https://desk.example${read}`, { method: 'get', headers })).data);
}

function openApiOf(example: unknown): object {
  const parameters = ['select', 'symbol'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const types = { id: 'integer', symbol: 'string', side: 'string', volume: 'integer', profit: 'integer' };
  const properties = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
  const schema = { type: 'array', items: { type: 'object', required: Object.keys(types), properties } };
  const content = { 'application/json': { schema, example } };
  return {
    openapi: '3.1.0',
    info: { title: 'Desk', version: '1.0.0' },
    servers: [{ url: 'https://desk.example' }],
    paths: { '/rest/v1/trades': { get: { parameters, responses: { 200: { description: 'Trades.', content } } } } },
  };
}
