import fc from 'fast-check';
import type { BackendSpec, OperationSpec } from '../../specs/contract.ts';
import { bodyOf, json, word } from './hostileBodies.ts';
import { forged, headers } from './hostileHeaders.ts';
import { encoded, filter, nested, select, tame } from './hostileQueries.ts';

/** A request of an attacker, or of a broken program. */
export interface HostileRequest {
  readonly service: 'rest' | 'rpc' | OperationSpec['service'] | 'realtime' | 'elsewhere';
  readonly method: string;
  /** The part after the origin, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly key: string;
  readonly token: string;
  /** Milliseconds by which the clock jumps before the request. */
  readonly jumpMs: number;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

interface Credentials {
  readonly keys: readonly string[];
  readonly tokens: readonly string[];
}

/** Hostile requests to every service of a project, distributed by `weights`. */
export function hostileRequests(spec: BackendSpec, { keys, tokens }: Credentials): fc.Arbitrary<HostileRequest> {
  const tables = Object.keys(spec.tables);
  const place = fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers });
  const common = {
    headers: fc
      .tuple(place, headers)
      .map(([none, some]) => (Object.keys(none).length === 0 ? { 'content-type': 'application/json', ...pick(some) } : some)),
    key: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: fc.constantFrom(...forged) }),
    token: fc.oneof(
      { weight: 20, arbitrary: fc.constant('') },
      { weight: 20, arbitrary: fc.constantFrom(...tokens) },
      { weight: 1, arbitrary: fc.constantFrom(...forged) },
    ),
    jumpMs: fc.oneof({ weight: 60, arbitrary: fc.constant(0) }, fc.constantFrom(-86_400_000, 1000, 3_600_000, 40 * 86_400_000)),
  };
  const request = (
    service: HostileRequest['service'],
    method: fc.Arbitrary<string>,
    path: fc.Arbitrary<string>,
    body: fc.Arbitrary<HostileRequest['body']>,
  ) => fc.record({ service: fc.constant(service), method, path, body, ...common });

  const rest = fc.constantFrom(...tables).chain((table) => {
    const columns = spec.tables[table]?.columns.map(({ name }) => name) ?? [];
    const column = fc.oneof(fc.constantFrom(...columns), word);
    const parameter = fc.oneof(
      { weight: 8, arbitrary: fc.tuple(fc.constantFrom(...columns), tame) },
      { weight: 4, arbitrary: fc.tuple(column, filter) },
      fc.tuple(fc.constant('select'), select(columns, tables)),
      fc.tuple(fc.constantFrom('order', 'limit', 'offset', 'columns', 'on_conflict'), fc.oneof(column, word)),
      fc.tuple(fc.constantFrom('or', 'and', 'not.or', `${table}.or`), nested),
      fc.tuple(
        column.map((name) => `${name}->>a`),
        filter,
      ),
    );
    const path = fc.array(parameter, { maxLength: 2 }).map((parameters) => `/rest/v1/${table}${encoded(parameters)}`);
    return request(
      'rest',
      fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PATCH', 'PATCH', 'PUT', 'DELETE', ...methods),
      path,
      bodyOf(columns, samplesOf(spec, table)),
    );
  });
  const rpc = fc.constantFrom(...Object.keys(spec.functions)).chain((name) => {
    const args = spec.functions[name]?.args.map((arg) => arg.name) ?? [];
    const parameter = fc.tuple(fc.oneof(args.length === 0 ? word : fc.constantFrom(...args), word), fc.oneof(word, filter));
    const path = fc.array(parameter, { maxLength: 3 }).map((parameters) => `/rest/v1/rpc/${name}${encoded(parameters)}`);
    return request(
      'rpc',
      fc.constantFrom('POST', 'POST', 'POST', 'GET', ...methods),
      path,
      fc.oneof(bodyOf(args, []), wholeArguments(args)),
    );
  });
  const operation = fc.constantFrom(...spec.operations).chain((one) => {
    const known = one.service === 'storage' ? ['media', 'avatars', 'kyc', 'brand/mark.svg', 'a.txt'] : ['media', 'google', 'x'];
    const part = fc.oneof(fc.constantFrom(...known), word);
    const places = one.path.split('/').map((piece) => (/^[:*]/.test(piece) ? part : fc.constant(piece)));
    const path = fc
      .tuple(
        fc.tuple(...places),
        fc.array(fc.tuple(fc.oneof(fc.constantFrom('token', 'type', 'redirect_to', 'grant_type', 'code', 'width'), word), word), {
          maxLength: 2,
        }),
      )
      .map(([pieces, more]) => pathOf(pieces, one) + encoded([...Object.entries(one.query), ...more]));
    return request(
      one.service,
      fc.oneof({ weight: 8, arbitrary: fc.constant<string>(one.method) }, fc.constantFrom(...methods)),
      path,
      bodyOf(members, credentials),
    );
  });
  const realtime = request(
    'realtime',
    fc.constantFrom('POST', 'POST', ...methods),
    fc
      .tuple(
        fc.constantFrom(
          '/realtime/v1/api/broadcast',
          '/realtime/v1/websocket',
          '/realtime/v1/api/tenants',
          '/realtime/v1/api/broadcast/a/events/b',
        ),
        fc.oneof(
          fc.constant(''),
          word.map((value) => `?${encodeURIComponent(value.toWellFormed())}`),
        ),
      )
      .map((parts) => parts.join('')),
    bodyOf(['messages', 'topic', 'event', 'payload', 'private'], [{ messages: [{ topic: 'a', event: 'b', payload: {} }] }]),
  );
  const elsewhere = request(
    'elsewhere',
    fc.constantFrom(...methods),
    fc
      .tuple(
        fc.constantFrom(
          '/',
          '/rest/v1/',
          '/rest/v1/rpc/',
          '/auth/v1/',
          '/storage/v1/',
          '/functions/v1/',
          '/graphql/v1',
          '/rest/v2/',
          '//',
          '/rest/v1//',
        ),
        word,
      )
      .map(([start, end]) => start + encodeURIComponent(end.toWellFormed())),
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

/** Existing rows, with and without the columns that identify them. */
function samplesOf(spec: BackendSpec, table: string): readonly unknown[] {
  const rows = (spec.seed.rows[table] ?? []).slice(0, 5);
  return [...rows, ...rows.map((row) => ({ ...row, id: undefined, number: undefined }))];
}

/** Headers that the service usually accepts. */
function pick({ prefer: wish }: { readonly prefer?: string }): Record<string, string> {
  return wish === undefined || wish === '' ? {} : { prefer: wish };
}

function pathOf(pieces: readonly string[], { path }: OperationSpec): string {
  const names = path.split('/');
  return pieces
    .map((piece, index) => (/^[:*]/.test(names[index] ?? '') ? encodeURIComponent(piece.toWellFormed()) : piece))
    .join('/');
}

const wholeArguments = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.record(Object.fromEntries(names.map((name) => [name, json]))).map((value) => JSON.stringify(value));

/** Members of request bodies. */
const members = [
  'email',
  'password',
  'phone',
  'refresh_token',
  'data',
  'token',
  'type',
  'code',
  'name',
  'public',
  'prefix',
  'prefixes',
  'paths',
  'expiresIn',
  'bucketId',
  'sourceKey',
  'destinationKey',
  'limit',
  'offset',
  'message',
  'key',
  'tier',
  'addOns',
  'session_id',
  'page_path',
  'id',
];

const credentials = [
  { email: 'leila.karam@duneline.example', password: 'wrong' },
  { email: 'nobody@duneline.example', password: 'x'.repeat(80) },
  { refresh_token: 'aaaaaaaaaaaa' },
  { prefix: '../', limit: -1 },
  { bucketId: 'media', sourceKey: 'brand/mark.svg', destinationKey: '../x' },
];
