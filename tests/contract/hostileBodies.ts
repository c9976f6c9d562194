import fc from 'fast-check';

type Body = string | Uint8Array<ArrayBuffer> | undefined;

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

export const word = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary', maxLength: 12 }));

const number = fc.constantFrom(0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53 + 2, 1e21, -1e308, Number.MAX_VALUE, 5e-324);

export const json: fc.Arbitrary<unknown> = fc.oneof(
  word,
  number,
  fc.constantFrom<unknown>(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** `{ "__proto__": … }` as in JSON, where it is a regular member. */
const polluted = fc.constantFrom(
  '{"__proto__":{"isPolluted":true}}',
  '{"constructor":{"prototype":{"isPolluted":true}}}',
  '[{"__proto__":{"isPolluted":true}},{"toString":1}]',
  '{"id":1,"id":2,"__proto__":null}',
);

const broken = fc.constantFrom(
  '{',
  '[1,',
  '{"a":}',
  '"',
  'undefined',
  '\uFEFF{}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '\u0000',
  '[[[[[[[[',
  'a=1&a=2&%=%zz',
);

const deep = fc
  .constantFrom(60, 400, 3000)
  .chain((depth) =>
    fc.constantFrom(
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      `{"metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    ),
  );

/** An object with the expected members but arbitrary values, or any other JSON value. */
export const bodyOf = (names: readonly string[], samples: readonly unknown[]): fc.Arbitrary<Body> => {
  const known = names.length === 0 ? word : fc.constantFrom(...names);
  const object = fc.dictionary(fc.oneof({ weight: 6, arbitrary: known }, word), json, { maxKeys: 6 });
  const sample = samples.length === 0 ? object : fc.constantFrom(...samples);
  const spoilt = fc.tuple(sample, object).map(([row, more]) => ({ ...(row as object), ...more }));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(sample, known, json).map(([row, name, value]) => JSON.stringify({ ...(row as object), [name]: value })),
    },
    { weight: 4, arbitrary: object.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: spoilt.map((value) => JSON.stringify(value)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(sample, fc.integer({ min: 2, max: 3 }))
        .map(([row, times]) => JSON.stringify(Array.from({ length: times }, () => row))),
    },
    { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
    polluted,
    broken,
    deep,
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
    fc.constant(undefined),
  );
};
