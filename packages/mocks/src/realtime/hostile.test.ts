import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRealtime } from './fixtures/openRealtime.ts';
import { TestSocket } from './fixtures/TestSocket.ts';

const word = fc.constantFrom('a', 'b', 'realtime:a', 'realtime:b', 'realtime:', 'phoenix', '__proto__', 'constructor', '');
const event = fc.constantFrom(
  'phx_join',
  'phx_join',
  'phx_leave',
  'broadcast',
  'presence',
  'access_token',
  'heartbeat',
  'phx_close',
  '__proto__',
);
const json = fc.jsonValue({ maxDepth: 2 });
const text = fc.string({ maxLength: 12 });
const wish = fc.record(
  {
    event: fc.oneof(fc.constantFrom('*', 'INSERT', 'insert'), json),
    schema: fc.oneof(fc.constantFrom('public', '*', 'auth'), json),
    table: fc.oneof(fc.constantFrom('boards', 'notes', 'files', 'keyless', '*'), json),
    filter: fc.oneof(
      fc.constantFrom(
        'id=eq.1',
        'id=in.(1,2)',
        'title=match.[',
        'meta=eq.{}',
        'tags=eq.{a}',
        'status=gt.draft',
        'id=not.is.null',
      ),
      fc
        .tuple(
          fc.constantFrom('id', 'title', 'meta', 'tags'),
          fc.constantFrom('eq', 'in', 'like', 'match', 'is', 'isdistinct'),
          text,
        )
        .map(([column, operator, value]) => `${column}=${operator}.${value}`),
      json,
    ),
    select: fc.oneof(fc.constant(['title']), json),
  },
  { requiredKeys: [] },
);
const config = fc.record(
  {
    broadcast: fc.oneof(fc.record({ self: fc.boolean(), ack: json, replay: json }, { requiredKeys: [] }), json),
    presence: fc.oneof(fc.record({ enabled: fc.boolean(), key: json }, { requiredKeys: [] }), json),
    postgres_changes: fc.oneof(fc.array(fc.oneof(wish, json), { maxLength: 3 }), json),
    private: fc.oneof(fc.boolean(), json),
    postgres_changes_options: fc.oneof(fc.constant({ wait: true }), json),
  },
  { requiredKeys: [] },
);
const payload = fc.oneof(
  fc.record({ config: fc.oneof(config, json), access_token: json, user_token: json }, { requiredKeys: [] }),
  fc.record(
    { type: json, event: fc.oneof(fc.constantFrom('track', 'untrack'), json), payload: json, access_token: json },
    { requiredKeys: [] },
  ),
  json,
);
const ref = fc.oneof(fc.constantFrom(null, 'a', 'b'), json);
const frame = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(ref, ref, word, event, payload).map((parts) => JSON.stringify(parts)) },
  fc.record({ topic: word, event, payload, ref, join_ref: ref }).map((object) => JSON.stringify(object)),
  fc.oneof(json, fc.array(json)).map((value) => JSON.stringify(value)),
  text,
  fc.uint8Array({ maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(0, 3), fc.uint8Array({ minLength: 5, maxLength: 60, max: 8 }))
    .map(([kind, rest]) => new Uint8Array([kind, ...rest])),
);
const write = fc.constantFrom(
  ['POST', 'boards', { id: 1, title: 'a' }],
  ['PATCH', 'boards?id=eq.1', { title: null }],
  ['DELETE', 'boards?id=eq.1', undefined],
  ['POST', 'keyless', { id: 1 }],
  ['PATCH', 'notes?id=eq.2', { meta: { a: [1] }, tags: ['x'] }],
) as fc.Arbitrary<readonly ['POST' | 'PATCH' | 'DELETE', string, unknown]>;

it('takes whatever comes over its sockets without failing, and changes no row', async () => {
  const { backend, write: change } = openRealtime({ realtime: { maxJoinsPerSecond: 1_000_000, maxConnections: 1_000_000 } });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<'1.0.0' | '2.0.0'>('1.0.0', '2.0.0'),
      fc.array(fc.oneof({ weight: 8, arbitrary: frame }, { weight: 1, arbitrary: write }), { minLength: 1, maxLength: 12 }),
      async (version, steps) => {
        const socket = await TestSocket.open(backend, { version });
        for (const step of steps) {
          if (Array.isArray(step)) {
            await change(...(step as readonly ['POST' | 'PATCH' | 'DELETE', string, unknown])).catch(() => undefined);
            continue;
          }
          const before = JSON.stringify(backend.snapshot().tables);
          await socket.sendRaw(step);
          expect(JSON.stringify(backend.snapshot().tables)).toBe(before);
        }
        expect(await socket.send({ ref: 'last', topic: 'phoenix', event: 'heartbeat', payload: {} })).toMatchObject([
          { ref: 'last' },
        ]);
        socket.close();
        backend.reset();
      },
    ),
    { numRuns: 300 },
  );
  expect(backend.realtime.connections).toEqual([]);
});
