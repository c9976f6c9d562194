import fc from 'fast-check';

interface Pool {
  /** Values that the type accepts. */
  readonly good: readonly string[];
  /** Texts at and beyond its limits. */
  readonly odd: readonly string[];
}

const pool = (good: readonly string[], odd: readonly string[] = []): Pool => ({ good, odd });
const texts = [
  '',
  'a',
  'A',
  'ab',
  'b%c',
  'fat cats sat',
  'The quick-brown foxes jumped',
  'a,b',
  '{x}',
  'running runner runs',
  'New York new',
];

/** Literals by type. */
export const pools: Readonly<Record<string, Pool>> = {
  int2: pool(['0', '1', '-1', '32767'], ['32768', '-32769', '1.0', '0x7fff', '']),
  int4: pool(
    ['0', '1', '2', '-5', '2147483647'],
    [' 2 ', '+7', '1.5', '', 'x', '2147483648', '1_000', '0b11', '0o17', '1e3', '- 1', '1__0'],
  ),
  int8: pool(
    ['0', '1', '9007199254740993', '9007199254740992', '-9223372036854775808'],
    ['9223372036854775808', '00012', '9'.repeat(30)],
  ),
  numeric: pool(
    ['0', '1', '1.50', '1.5', '-2.25', '123456789012345678901234567890.123', 'NaN'],
    [
      '-0.00',
      '.5',
      '5.',
      '1e3',
      '1.5e3',
      '1e-3',
      '1.50e1',
      'inf',
      '-Infinity',
      'x',
      '',
      '1_0.0_1',
      '0x10',
      '1e400',
      '1e-20',
      '+1.0',
      '1e131073',
      '.',
      '00.10',
    ],
  ),
  'numeric(5,2)': pool(['0', '1', '1.005', '-999.99'], ['999.994', '999.995', '-1000', '1e10', 'NaN', 'inf', '0.1']),
  float4: pool(['0', '0.1', '1.5', '16777216'], ['1e6', '16777217', '3.4e39', '1e-50', '1.17549435e-38', 'x', 'nan']),
  float8: pool(
    ['0', '1', '1.5', '0.1', '-2.5', '1e20'],
    ['1e400', '1e-400', 'nan', '-inf', 'x', '', '.5', '1_0', '0.00001', '123456789012345680'],
  ),
  bool: pool(['t', 'f'], ['TRUE', 'yes', 'y', 'on', 'o', 'of', 'off', '1', '0', '2', '', ' true ', 'truex', 'n']),
  text: pool(texts, ['é', '\\', '"', '%', '_', 'NULL']),
  'varchar(3)': pool(['', 'a', 'ab', 'abc'], ['abcd', 'ab   ', 'éé']),
  'char(3)': pool(['', 'a', 'abc', 'ab'], ['abcd', 'a  ', '   ']),
  uuid: pool(
    ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '00000000-0000-0000-0000-000000000000'],
    [
      'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11',
      '{a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11}',
      'a0ee-bc99-9c0b-4ef8-bb6d-6bb9-bd38-0a11',
      'x',
      '',
      ' a0eebc999c0b4ef8bb6d6bb9bd380a11',
    ],
  ),
  date: pool(
    ['2026-01-02', '1999-12-31', 'infinity', '0044-03-15 BC'],
    [
      '2026-1-2',
      '20260102',
      'Jan 2, 2026',
      '1/2/2026',
      '13/2/2026',
      '2026-02-30',
      '2026-13-01',
      '0000-01-01',
      'x',
      '',
      '2026-01-02 10:00',
      '08-Jan-1999',
      '1999-Jan-08',
      '2026/01/02',
    ],
  ),
  timestamp: pool(
    ['2026-01-02 03:04:05', '2026-01-02 03:04:05.5', '1969-07-20 20:17:40', '-infinity'],
    [
      '2026-01-02',
      '2026-01-02T03:04:05.123456789',
      '2026-01-02 24:00',
      '2026-01-02 24:00:01',
      '2026-01-02 3:04 PM',
      '2026-01-02 13:04 PM',
      '2026-01-02 03:04+05',
      '20260102T030405',
      '2026-01-02 03:60',
      'x',
    ],
  ),
  timestamptz: pool(
    ['2026-01-02 03:04:05+00', '2026-01-02 03:04:05.25+00', '2026-07-02 10:00:00+02', '1899-12-31T23:59:59Z', 'infinity'],
    [
      '2026-01-02',
      '2026-01-02 03:04:05-0830',
      '2026-01-02 03:04:05 America/New_York',
      '2026-07-02 03:04:05 Europe/Berlin',
      '2026-01-02 03:04:05 Foo/Bar',
      '2026-01-02 03:04:05+25',
      'soon',
      '',
      '0044-03-15 10:00+00 BC',
    ],
  ),
  time: pool(
    ['00:00', '10:00:00.5', '23:59:59'],
    ['24:00', '25:00', '10:00 PM', '101112', '10', 'x', '', '10:00+05', '10:61', '10:00:00.1234567'],
  ),
  timetz: pool(['10:00+00', '10:00+05', '09:00-03:30'], ['10:00', '10:00Z', '24:00+00', '10:00+16', 'x']),
  interval: pool(
    ['1 day', '24:00:00', '1 mon', '30 days', '-1 year 2 hours', '1 year 2 months 3 days 04:05:06.7'],
    [
      '1 mon -2 days',
      'P1Y2M3DT4H5M6S',
      'PT36H',
      '1.5 days',
      '1.5 months',
      '-01:30',
      '90',
      '2 weeks ago',
      '1 fortnight',
      '',
      'x',
      '1h 30m',
      'P',
      '-1 days +02:00',
      '0.5 year',
    ],
  ),
  json: pool(['{"b": 1, "a": [2]}', '"x"', '5']),
  jsonb: pool(
    ['{"a": 1}', '{"a": 1, "b": [1, 2, {"c": "fat cats"}]}', '[1, 2]', '[]', '{}', '"a"', '1', 'true', '[["a"], "b"]'],
    ['x', '{', ''],
  ),
  bytea: pool(['\\x', '\\xdeadbeef', '\\x00'], ['\\xabc', '\\xzz', 'abc', 'a\\\\b', '\\001\\377', 'a\\b', 'é']),
  inet: pool(
    ['10.0.0.1', '10.0.0.0/8', '::1', '192.168.1.0/24'],
    ['10.0.0.1/32', '2001:DB8::1/64', '10.0.0', '256.0.0.1', 'x', '::ffff:1.2.3.4', '10.0.0.1/33'],
  ),
  cidr: pool(['10.0.0.0/8', '192.168.1.0/24', '::/0'], ['10.0.0.1']),
  mood: pool(['sad', 'ok', 'glad'], ['SAD', '', 'x']),
  'int4[]': pool(
    ['{}', '{1,2,3}', '{1,NULL}', '{2}', '{{1,2},{3,4}}'],
    ['{ 1 , 2 }', '{1,2', '1,2', '', '{1,x}', '{{1,2},{3}}', '{1,,2}', '{1,}', '{1} x'],
  ),
  'text[]': pool(
    ['{}', '{a,"b,c",NULL}', '{a}', '{a,b}'],
    ['{"NULL"}', '{a b, c }', '{"a\\"b"}', '{a\\,b}', '{""}', '{a"b}', '{"a"b}', '{a{b}', '{"{}"}', 'x'],
  ),
  int4range: pool(
    ['[1,5)', '(1,5)', '(,)', '[,5]', 'empty', '[5,9)', '[7,8)'],
    ['[1,5]', '(1,2)', '[5,1]', '[1,1)', 'x', '[1,5', '[1,x]', '["1","5"]', ' [1,5] ', '[1,2,3]', ''],
  ),
  numrange: pool(['[1.0,2.50)', '[1,]', '(,1.5]', 'empty'], ['(1.0,1.00]', '[2,1]']),
  daterange: pool(
    ['[2026-01-01,2026-01-05]', '[,2026-01-01)', '[2026-01-05,2026-02-01)'],
    ['(2026-01-01,2026-01-02)', '[2026-01-01,infinity]'],
  ),
  tstzrange: pool(['[2026-01-01,2026-01-02)', '["2026-01-01 10:00+02",)', 'empty'], ['(,"2026-01-01 00:00:00Z"]']),
  tsvector: pool(['a fat cat', "'fat':2A 'cat':3,5B", "'quick':1 'brown':2 'fox':3"], ["'a b':1 c", 'a:0', "'it''s'", 'b a B A']),
};

export const types: readonly string[] = Object.keys(pools);

/** For these types Postgres accepts nearly any separator, or reports another of two errors. */
const lax = /^(?:date|time|timestamp|interval|tsvector|inet|cidr)|range$|\[\]$/;

/** A literal of a type, or one with a typing error. */
export function literals(type: string): fc.Arbitrary<string> {
  const { good = [], odd = [] } = pools[type] ?? {};
  const known = fc.constantFrom(...good, ...odd);
  const slip = fc
    .tuple(
      known,
      fc.nat(30),
      fc.constantFrom(...Array.from('0123456789 .,-+:/"{}[]()_xTZ')),
      fc.constantFrom('insert', 'replace', 'remove'),
    )
    .map(([text, at, character, change]) => {
      const place = Math.min(at, text.length);
      const rest = text.slice(change === 'insert' ? place : place + 1);
      return text.slice(0, place) + (change === 'remove' ? '' : character) + rest;
    });
  if (lax.test(type)) return known;
  return fc.oneof({ arbitrary: known, weight: 2 }, { arbitrary: slip, weight: 1 });
}

interface Operator {
  readonly rest: string;
  readonly sql: (column: string, value: string) => string;
}

const infix = (rest: string, sql: string): Operator => ({ rest, sql: (column, value) => `${column} ${sql} ${value}` });

const comparisons: readonly Operator[] = [
  infix('eq', '='),
  infix('neq', '<>'),
  infix('gt', '>'),
  infix('gte', '>='),
  infix('lt', '<'),
  infix('lte', '<='),
  infix('isdistinct', 'is distinct from'),
  infix('cs', '@>'),
  infix('cd', '<@'),
  infix('ov', '&&'),
  infix('sl', '<<'),
  infix('sr', '>>'),
  infix('nxr', '&<'),
  infix('nxl', '&>'),
  infix('adj', '-|-'),
];
const lists: readonly Operator[] = ['eq', 'gt', 'lte'].flatMap((name) =>
  ['any', 'all'].map((word): Operator => {
    const sql = { eq: '=', gt: '>', lte: '<=' }[name] ?? '=';
    return { rest: `${name}(${word})`, sql: (column, value) => `${column} ${sql} ${word} (${value})` };
  }),
);
const patterns: readonly Operator[] = [infix('like', '~~'), infix('ilike', '~~*'), infix('match', '~'), infix('imatch', '~*')];
const searches: readonly Operator[] = [
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
].flatMap(([rest = '', name = '']) =>
  [null, 'english', 'simple'].map((language): Operator => {
    const config = language === null ? '' : `'${language}', `;
    const vector = (column: string): string => (column.includes('tsvector') ? column : `to_tsvector(${config}${column})`);
    return {
      rest: language === null ? rest : `${rest}(${language})`,
      sql: (column, value) => `${vector(column)} @@ ${name}(${config}${value})`,
    };
  }),
);

/** One filter on a stored column. */
export interface FilterCase {
  readonly column: string;
  readonly operator: Operator;
  readonly text: string;
  readonly isNegated: boolean;
}

const like = fc.constantFrom('a%', '%a%', '_', 'fat_cats%', 'A%', '', '%', 'b\\%c', '%,%', 'ab');
const regular = fc.constantFrom(
  '^a',
  'a$',
  '[ab]+',
  'fat|quick',
  '^$',
  '(',
  '[',
  'a{2}',
  'a{2,1}',
  '[[:alpha:]]+-',
  '^.{1,2}$',
  '*',
  'x*',
  '\\d',
  '[^a-z ]',
  'b%c',
  'a**',
);
const search = fc.constantFrom(
  'cat',
  'cats & fat',
  'fat <-> cat',
  'fat | dog',
  '!cat',
  'the',
  'run:*',
  '"fat cats"',
  'fat -cat',
  'quick or dog',
  'the & cat',
  'quick-brown',
  'fat &',
  '',
  "'new york'",
  'jump:A',
  'running runner',
  'new york',
);

const filterOn = (type: string): fc.Arbitrary<FilterCase> => {
  const column = fc.constant(`c_${type.replaceAll(/\W/g, '_')}`);
  const isNegated = fc.boolean();
  // Vectors have no order in the backend.
  const operators = type === 'tsvector' ? comparisons.filter(({ rest }) => !/^[gl]te?$/.test(rest)) : comparisons;
  const plain = fc.record({ column, isNegated, operator: fc.constantFrom(...operators), text: literals(type) });
  const { good = [] } = pools[type] ?? {};
  const array = fc
    .array(fc.constantFrom(...good), { maxLength: 3 })
    .map((items) => `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`);
  const list = fc.record({
    column,
    isNegated,
    operator: fc.constantFrom(...(type === 'tsvector' ? lists.slice(0, 2) : lists)),
    text: array,
  });
  const pattern = fc.record({ column, isNegated, operator: fc.constantFrom(...patterns.slice(0, 2)), text: like });
  const expression = fc.record({ column, isNegated, operator: fc.constantFrom(...patterns.slice(2)), text: regular });
  const words = fc.record({ column, isNegated, operator: fc.constantFrom(...searches), text: search });
  const isTextual = ['text', 'tsvector', 'jsonb', 'json'].includes(type) || type.includes('char');
  if (isTextual) return fc.oneof(plain, list, pattern, expression, words, words);
  // Patterns on bytes are not supported.
  return type === 'bytea' ? fc.oneof(plain, list) : fc.oneof({ arbitrary: plain, weight: 4 }, list, pattern);
};

export const filters: fc.Arbitrary<FilterCase> = fc
  .constantFrom(...types, 'text', 'text', 'jsonb', 'tsvector', 'int4range', 'text[]')
  .chain(filterOn);

/** Types that every column is cast to. */
export const castTargets: readonly string[] = [
  'text',
  'int4',
  'int8',
  'numeric',
  'float8',
  'bool',
  'date',
  'timestamp',
  'timestamptz',
  'time',
  'jsonb',
  'uuid',
  'mood',
  'interval',
];
