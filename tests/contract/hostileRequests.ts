import fc from 'fast-check';
import type { BackendSpec, OperationSpec } from '../../specs/contract.ts';

/** A request as somebody might send it who means harm, or whose program is broken. */
export interface HostileRequest {
  readonly service: 'rest' | 'rpc' | OperationSpec['service'] | 'realtime' | 'elsewhere';
  readonly method: string;
  /** After the origin, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly key: string;
  readonly token: string;
  /** Milliseconds by which the clock jumps before. */
  readonly jumpMs: number;
}

const sql = [
  "'; drop table public.orders; --",
  "1' or '1'='1",
  '1); delete from profiles; --',
  '" union select encrypted_password from auth.users --',
  '$$; select pg_sleep(10); $$',
];

const words: readonly string[] = [
  ...sql,
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '*',
  '%',
  '..',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\u202Egnp.exe',
  'x'.repeat(3000),
  '9'.repeat(400),
  '-1',
  '1e400',
  '9223372036854775808',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '<script>alert(1)</script>',
  '00000000-0000-4000-8000-00000000ffff',
  'not-a-uuid',
  '2026-02-30T25:61:00Z',
  'infinity',
];

const word = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary', maxLength: 12 }));

const number = fc.constantFrom(0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53 + 2, 1e21, -1e308, Number.MAX_VALUE, 5e-324);

const json: fc.Arbitrary<unknown> = fc.oneof(word, number, fc.constantFrom<unknown>(null, true, false, [], {}), fc.jsonValue({ maxDepth: 2 }));

/** `{ "__proto__": … }` as JSON gives it: a member like any other. */
const polluted = fc.constantFrom(
  '{"__proto__":{"isPolluted":true}}',
  '{"constructor":{"prototype":{"isPolluted":true}}}',
  '[{"__proto__":{"isPolluted":true}},{"toString":1}]',
  '{"id":1,"id":2,"__proto__":null}',
);

const broken = fc.constantFrom('{', '[1,', '{"a":}', '"', 'undefined', '\uFEFF{}', '{"a":1}{"b":2}', "{'a':1}", '\u0000', '[[[[[[[[', 'a=1&a=2&%=%zz');

const deep = fc.constantFrom(60, 400, 3000).chain((depth) =>
  fc.constantFrom(
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
  ),
);

/** An object of the members that the place knows, with values that it may not, or anything else. */
const bodyOf = (names: readonly string[], samples: readonly unknown[]): fc.Arbitrary<HostileRequest['body']> => {
  const known = names.length === 0 ? word : fc.constantFrom(...names);
  const object = fc.dictionary(fc.oneof({ weight: 6, arbitrary: known }, word), json, { maxKeys: 6 });
  const sample = samples.length === 0 ? object : fc.constantFrom(...samples);
  const spoilt = fc.tuple(sample, object).map(([row, more]) => ({ ...(row as object), ...more }));
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(sample, known, json).map(([row, name, value]) => JSON.stringify({ ...(row as object), [name]: value })) },
    { weight: 4, arbitrary: object.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: spoilt.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.tuple(sample, fc.integer({ min: 2, max: 3 })).map(([row, times]) => JSON.stringify(Array.from({ length: times }, () => row))) },
    { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
    polluted,
    broken,
    deep,
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
    fc.constant(undefined),
  );
};

const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct', 'fts', 'plfts', 'wfts', 'cs', 'cd', 'ov', 'sl', 'adj', 'not.eq', 'not.in', 'eq(any)', 'like(all)', 'not.or', 'fts(english)', 'nonsense', ''];

const filter = fc.oneof(
  fc.tuple(fc.constantFrom(...operators), word).map(([operator, value]) => `${operator}.${value}`),
  fc.constantFrom('in.(', 'in.(1,2', 'in.("a', 'eq(any).{', 'cs.{{{{', 'match.(a+)+$', 'match.[', 'like.%%%%%%%%%', 'fts.&|!', 'is.', '.', 'not.not.not.eq.1', `in.(${'1,'.repeat(2000)}1)`),
  word,
);

const nested = fc.oneof(
  fc.integer({ min: 1, max: 200 }).map((depth) => `${'('.repeat(depth)}id.eq.1${')'.repeat(depth)}`),
  fc.integer({ min: 1, max: 60 }).map((depth) => `${'(and('.repeat(depth)}id.eq.1${'))'.repeat(depth)}`),
  fc.constantFrom('()', '(id.eq.1,or(', '(__proto__.eq.1)', '(id.eq.1,)', '(not.and(id.is.null))'),
);

function select(columns: readonly string[], tables: readonly string[]): fc.Arbitrary<string> {
  const item = fc.oneof(fc.constantFrom(...columns, '*', 'count()', '', '__proto__'), word);
  const target = fc.constantFrom(...tables, '__proto__', 'users', 'auth.users');
  return fc.oneof(
    fc.array(item, { maxLength: 4 }).map((items) => items.join(',')),
    fc.tuple(target, item).map(([table, inner]) => `*,${table}(${inner})`),
    fc.tuple(fc.array(target, { minLength: 1, maxLength: 12 }), item).map(([chain, inner]) => `${chain.join('(')}(${inner}${')'.repeat(chain.length)}`),
    fc.tuple(item, fc.constantFrom('::int', '::nonsense', '->>a', '->0->b', '.sum()', ':x:y', '!inner', '...')).map((parts) => parts.join('')),
  );
}

const encoded = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.length === 0
    ? ''
    : `?${parameters.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;

const prefer = fc.constantFrom(
  '',
  '',
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates,return=representation',
  'count=exact',
  'count=nonsense',
  'handling=strict,nonsense=1',
  'handling=strict,max-affected=0',
  'missing=default',
  'timezone=Mars/Olympus',
  'tx=rollback',
);

const headers = fc.record(
  {
    prefer,
    accept: fc.constantFrom('*/*', 'text/csv', 'application/vnd.pgrst.object+json', 'image/png', 'application/json;q=x', ',,,', 'application/vnd.pgrst.plan+json'),
    'content-type': fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', 'text/csv', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream', 'nonsense', ''),
    range: fc.constantFrom('0-1', '5-2', 'bytes=0-1', 'a-b', '-1--9', 'bytes=99999999999999999999-'),
    'accept-profile': fc.constantFrom('public', 'auth', '__proto__'),
    'content-profile': fc.constantFrom('public', 'storage', ''),
    'x-upsert': fc.constantFrom('true', 'maybe'),
    'content-length': fc.constantFrom('0', '99999999999', 'x'),
    'upload-length': fc.constantFrom('-1', '10', 'x', '99999999999999'),
    'upload-offset': fc.constantFrom('0', '7', 'x'),
    'upload-metadata': fc.constantFrom('bucketName bWVkaWE=,objectName Li4vYQ==', '=', 'objectName', ',,,'),
    'tus-resumable': fc.constantFrom('1.0.0', '0.1'),
    'x-signature': fc.constantFrom('a.b.c', 'eyJhbGciOiJub25lIn0.e30.'),
    origin: fc.constantFrom('https://evil.example', 'null'),
    'x-client-info': fc.constant('x'.repeat(2000)),
  },
  { requiredKeys: [] },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

interface Credentials {
  readonly keys: readonly string[];
  readonly tokens: readonly string[];
}

const forged = ['', 'a', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 'sb_secret_x', 'sb_publishable_x', '..', 'é'];

/** Hostile requests to every service of a project, as `weights` has them. */
export function hostileRequests(spec: BackendSpec, { keys, tokens }: Credentials): fc.Arbitrary<HostileRequest> {
  const tables = Object.keys(spec.tables);
  const place = fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers });
  const common = {
    headers: fc.tuple(place, headers).map(([none, some]) => (Object.keys(none).length === 0 ? { 'content-type': 'application/json', ...pick(some) } : some)),
    key: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: fc.constantFrom(...forged) }),
    token: fc.oneof({ weight: 30, arbitrary: fc.constantFrom('', ...tokens) }, { weight: 1, arbitrary: fc.constantFrom(...forged) }),
    jumpMs: fc.oneof({ weight: 60, arbitrary: fc.constant(0) }, fc.constantFrom(-86_400_000, 1000, 3_600_000, 40 * 86_400_000)),
  };
  const request = (service: HostileRequest['service'], method: fc.Arbitrary<string>, path: fc.Arbitrary<string>, body: fc.Arbitrary<HostileRequest['body']>) =>
    fc.record({ service: fc.constant(service), method, path, body, ...common });

  const rest = fc.constantFrom(...tables).chain((table) => {
    const columns = spec.tables[table]?.columns.map(({ name }) => name) ?? [];
    const column = fc.oneof(fc.constantFrom(...columns), word);
    const parameter = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(column, filter) },
      fc.tuple(fc.constant('select'), select(columns, tables)),
      fc.tuple(fc.constantFrom('order', 'limit', 'offset', 'columns', 'on_conflict'), fc.oneof(column, word)),
      fc.tuple(fc.constantFrom('or', 'and', 'not.or', `${table}.or`), nested),
      fc.tuple(column.map((name) => `${name}->>a`), filter),
    );
    const path = fc.array(parameter, { maxLength: 3 }).map((parameters) => `/rest/v1/${table}${encoded(parameters)}`);
    return request('rest', fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PATCH', 'PATCH', 'PUT', 'DELETE', ...methods), path, bodyOf(columns, samplesOf(spec, table)));
  });
  const rpc = fc.constantFrom(...Object.keys(spec.functions)).chain((name) => {
    const args = spec.functions[name]?.args.map((arg) => arg.name) ?? [];
    const parameter = fc.tuple(fc.oneof(args.length === 0 ? word : fc.constantFrom(...args), word), fc.oneof(word, filter));
    const path = fc.array(parameter, { maxLength: 3 }).map((parameters) => `/rest/v1/rpc/${name}${encoded(parameters)}`);
    return request('rpc', fc.constantFrom('POST', 'POST', 'POST', 'GET', ...methods), path, fc.oneof(bodyOf(args, []), wholeArguments(args)));
  });
  const operation = fc.constantFrom(...spec.operations).chain((one) => {
    const known = one.service === 'storage' ? ['media', 'avatars', 'kyc', 'brand/mark.svg', 'a.txt'] : ['media', 'google', 'x'];
    const part = fc.oneof(fc.constantFrom(...known), word);
    const places = one.path.split('/').map((piece) => (/^[:*]/.test(piece) ? part : fc.constant(piece)));
    const path = fc
      .tuple(fc.tuple(...places), fc.array(fc.tuple(fc.oneof(fc.constantFrom('token', 'type', 'redirect_to', 'grant_type', 'code', 'width'), word), word), { maxLength: 2 }))
      .map(([pieces, more]) => pathOf(pieces, one) + encoded([...Object.entries(one.query), ...more]));
    return request(one.service, fc.oneof({ weight: 8, arbitrary: fc.constant<string>(one.method) }, fc.constantFrom(...methods)), path, bodyOf(members, credentials));
  });
  const realtime = request(
    'realtime',
    fc.constantFrom('POST', 'POST', ...methods),
    fc.tuple(fc.constantFrom('/realtime/v1/api/broadcast', '/realtime/v1/websocket', '/realtime/v1/api/tenants', '/realtime/v1/api/broadcast/a/events/b'), fc.oneof(fc.constant(''), word.map((value) => `?${encodeURIComponent(value.toWellFormed())}`))).map((parts) => parts.join('')),
    bodyOf(['messages', 'topic', 'event', 'payload', 'private'], [{ messages: [{ topic: 'a', event: 'b', payload: {} }] }]),
  );
  const elsewhere = request(
    'elsewhere',
    fc.constantFrom(...methods),
    fc.tuple(fc.constantFrom('/', '/rest/v1/', '/rest/v1/rpc/', '/auth/v1/', '/storage/v1/', '/functions/v1/', '/graphql/v1', '/rest/v2/', '//', '/rest/v1//'), word).map(([start, end]) => start + encodeURIComponent(end.toWellFormed())),
    bodyOf([], []),
  );
  return fc.oneof(
    { weight: 34, arbitrary: rest },
    { weight: 14, arbitrary: rpc },
    { weight: 40, arbitrary: operation },
    { weight: 6, arbitrary: realtime },
    { weight: 6, arbitrary: elsewhere },
  );
}

/** Rows that are there, and the same without what makes them those. */
function samplesOf(spec: BackendSpec, table: string): readonly unknown[] {
  const rows = (spec.seed.rows[table] ?? []).slice(0, 5);
  return [...rows, ...rows.map(({ id: _id, number: _number, ...row }) => row)];
}

/** Headers that the service takes in good part most of the time. */
function pick({ prefer: wish }: { readonly prefer?: string }): Record<string, string> {
  return wish === undefined || wish === '' ? {} : { prefer: wish };
}

function pathOf(pieces: readonly string[], { path }: OperationSpec): string {
  const names = path.split('/');
  return pieces.map((piece, index) => (/^[:*]/.test(names[index] ?? '') ? encodeURIComponent(piece.toWellFormed()) : piece)).join('/');
}

const wholeArguments = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.record(Object.fromEntries(names.map((name) => [name, json]))).map((value) => JSON.stringify(value));

/** Members of bodies that some operation or other knows. */
const members = ['email', 'password', 'phone', 'refresh_token', 'data', 'token', 'type', 'code', 'name', 'public', 'prefix', 'prefixes', 'paths', 'expiresIn', 'bucketId', 'sourceKey', 'destinationKey', 'limit', 'offset', 'message', 'key', 'tier', 'addOns', 'session_id', 'page_path', 'id'];

const credentials = [
  { email: 'leila.karam@duneline.example', password: 'wrong' },
  { email: 'nobody@duneline.example', password: 'x'.repeat(80) },
  { refresh_token: 'aaaaaaaaaaaa' },
  { prefix: '../', limit: -1 },
  { bucketId: 'media', sourceKey: 'brand/mark.svg', destinationKey: '../x' },
];
