import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openNotes } from './fixtures/openNotes.ts';

const word = fc.oneof(
  fc.constantFrom(
    'id',
    'title',
    'meta',
    'tags',
    'owner',
    'status',
    'rank',
    'updated_at',
    '__proto__',
    'constructor',
    'toString',
    '*',
    '',
  ),
  fc.string({ maxLength: 12 }),
);
const value = fc.oneof(
  fc.constantFrom(
    'eq.1',
    'is.null',
    'in.(1,2)',
    'not.eq.x',
    'like.*%*',
    'cs.{a}',
    'is.true',
    "eq.'; drop table notes; --",
    'fts.a',
    'eq(any).{1}',
  ),
  fc
    .tuple(fc.constantFrom('eq', 'gt', 'like', 'in', 'is', 'cs', 'ov', 'not.or', 'nonsense'), fc.string({ maxLength: 12 }))
    .map(([operator, text]) => `${operator}.${text}`),
  fc.string({ maxLength: 30 }),
);
const parameter = fc.tuple(
  fc.oneof(
    word,
    fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'and', 'columns', 'on_conflict', 'meta->a', 'meta->>0'),
  ),
  fc.oneof(word, value),
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.string({ maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.stringify(json)),
  fc.dictionary(word, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }).map((json) => JSON.stringify(json)),
);
const path = fc.oneof(
  fc.constantFrom(
    'rest/v1/notes',
    'rest/v1/teams',
    'rest/v1/members',
    'rest/v1/rpc/is_member',
    'rest/v1/rpc/notes_of',
    'rest/v1/__proto__',
    'rest/v1/%',
  ),
  fc.constantFrom(
    'auth/v1/signup',
    'auth/v1/token',
    'auth/v1/user',
    'auth/v1/logout',
    'auth/v1/constructor',
    'functions/v1/echo',
    'functions/v1/toString',
  ),
  fc.string({ maxLength: 10 }).map((text) => `rest/v1/${encodeURIComponent(text)}`),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'),
  path,
  parameters: fc.array(parameter, { maxLength: 2 }),
  grant: fc.constantFrom('', 'password', 'refresh_token', 'x'),
  body,
  prefer: fc.constantFrom(
    '',
    'return=representation',
    'resolution=merge-duplicates',
    'count=exact',
    'handling=strict,max-affected=0',
    'missing=default',
  ),
  token: fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    fc.constantFrom('a', 'a.b.c', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 'sb_secret_x'),
  ),
  isService: fc.boolean(),
});

it('answers whatever comes with a status of its own, and keeps the store unchanged when it refuses', async () => {
  const { backend, send } = openNotes();
  const documented = new Set([200, 201, 204, 206, 400, 401, 403, 404, 405, 406, 409, 416, 422, 429, 501]);
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path: to, parameters, grant, body: content, prefer, token, isService }) => {
      const before = JSON.stringify(backend.snapshot().tables);
      const query = new URLSearchParams([...parameters, ...(grant === '' ? [] : [['grant_type', grant] as [string, string]])]);
      const { status } = await send(method, `/${to}?${query.toString()}`, {
        ...(content !== undefined && method !== 'GET' && method !== 'HEAD' && { body: content }),
        ...(token !== '' && { token }),
        key: isService ? backend.keys.serviceRole : backend.keys.anon,
        headers: { prefer },
      });
      expect(documented).toContain(status);
      const isChanged = JSON.stringify(backend.snapshot().tables) !== before;
      expect(isChanged && status >= 400).toBe(false);
      if (isChanged) backend.reset();
    }),
    { numRuns: 1500, seed: 20_260_301 },
  );
});
