import { describe, expect, it } from 'vitest';
import { changes, settled } from './compare.ts';
import { gaps } from './gaps.ts';
import { recordOf, sightingsOf } from './Record.ts';
import { report } from './report.ts';

const sightings = [
  { operation: 'signup', status: '200', scenario: 'seed', where: 'tests/a.test.ts › signs up' },
  { operation: 'signup', status: '500', scenario: 'error-500', where: 'story login--broken' },
  { operation: 'GET rest.orders', status: '200', scenario: 'seed', where: 'tests/e2e/b.e2e.ts › shows orders' },
];
const record = recordOf(sightings);

describe('the record', () => {
  it('is the same in whatever order the tests ran, and however often they saw something', () => {
    expect(JSON.stringify(recordOf([...sightings, ...sightings].toReversed()))).toBe(JSON.stringify(record));
  });

  it('gives back what it was made of', () => {
    expect(new Set(sightingsOf(record).map((sighting) => JSON.stringify(sighting)))).toEqual(
      new Set(sightings.map((sighting) => JSON.stringify(sighting))),
    );
  });
});

describe('a run', () => {
  const [signUp, broken, orders] = sightings;
  if (!signUp || !broken || !orders) throw new Error('The sightings of this file are three.');
  const pages = new Map([broken, orders].map((seen) => [seen.where, [seen]]));

  it('that saw what the record says changes nothing', () => {
    expect(changes({ tests: [signUp], pages }, record)).toEqual([]);
  });

  it('says what is new and what is gone', () => {
    const other = { ...signUp, status: '422' };
    expect(changes({ tests: [other], pages }, record)).toEqual([
      'new:  signup → 422 (seed): tests/a.test.ts › signs up',
      'gone: signup → 200 (seed): tests/a.test.ts › signs up',
    ]);
  });

  it('forgives a page that was closed before an answer came or after one more, and misses one that is gone', () => {
    const another = { ...broken, status: '429' };
    const hasty = new Map([
      [broken.where, [broken, another]],
      [orders.where, []],
    ]);
    expect(changes({ tests: [signUp], pages: hasty }, record)).toEqual([]);
    expect(recordOf(settled({ tests: [signUp], pages: hasty }, record))).toEqual(recordOf([...sightings, another]));
    expect(changes({ tests: [signUp], pages: new Map([[broken.where, [broken]]]) }, record)).toEqual([
      'gone: GET rest.orders → 200 (seed): tests/e2e/b.e2e.ts › shows orders',
    ]);
  });
});

describe('the check', () => {
  it('names an operation that has no test, and a status that no test saw', () => {
    const wanted = [
      { operation: 'signup', status: '422' },
      { operation: 'logout', status: '204' },
      { operation: 'DELETE rest.orders', status: null },
    ];
    expect(gaps(record, wanted, {})).toEqual([
      'signup has no test in which it answers 422.',
      'logout has no test (wanted: 204).',
      'DELETE rest.orders has no test.',
    ]);
  });

  it('is content with what was seen, and with what is explained', () => {
    const wanted = [
      { operation: 'signup', status: '200' },
      { operation: 'GET rest.orders', status: null },
      { operation: 'logout', status: '503' },
    ];
    expect(gaps(record, wanted, { 'only a proxy answers it': ['logout 503'] })).toEqual([]);
  });

  it('wants an exception gone when a test saw it, or when the specs do not name it', () => {
    const wanted = [{ operation: 'signup', status: '200' }];
    expect(gaps(record, wanted, { 'too hard': ['signup 200', 'sign 200'] })).toEqual([
      'signup 200 has a test now: take it off tests/coverage/exceptions.ts.',
      'sign 200 is nothing of the specs: take it off tests/coverage/exceptions.ts.',
    ]);
  });
});

it('reports each status with its scenarios and who saw it, and what nobody saw', () => {
  expect(
    report(record, [{ operation: 'logout', status: '204' }])
      .split('\n')
      .slice(4),
  ).toEqual([
    '| GET rest.orders | 200 | seed | 0 | 0 | 1 |',
    '| logout | 204 | **none** | 0 | 0 | 0 |',
    '| signup | 200 | seed | 1 | 0 | 0 |',
    '| signup | 500 | error-500 | 0 | 1 | 0 |',
    '',
  ]);
});
