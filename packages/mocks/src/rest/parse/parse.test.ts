import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';
import { parseSelect } from './select.ts';

describe('select', () => {
  const field = { kind: 'field', alias: null, cast: null, aggregate: null };
  const embed = { kind: 'embed', alias: null, hint: null, isInner: false, isSpread: false };

  it.each<[text: string, expected: unknown]>([
    ['', []],
    ['*', [{ kind: 'all' }]],
    [
      ' id , name ',
      [
        { ...field, field: { column: 'id', steps: [] } },
        { ...field, field: { column: 'name', steps: [] } },
      ],
    ],
    ['"a,b":first name', [{ ...field, alias: 'a,b', field: { column: 'first name', steps: [] } }]],
    ['x:id::text', [{ ...field, alias: 'x', cast: 'text', field: { column: 'id', steps: [] } }]],
    ['id::text', [{ ...field, cast: 'text', field: { column: 'id', steps: [] } }]],
    [
      'data->a-b->0->>-1::int',
      [
        {
          ...field,
          cast: 'int',
          field: {
            column: 'data',
            steps: [
              { arrow: '->', key: 'a-b' },
              { arrow: '->', key: 0 },
              { arrow: '->>', key: -1 },
            ],
          },
        },
      ],
    ],
    [
      'n:count()::text',
      [{ ...field, alias: 'n', field: { column: '*', steps: [] }, aggregate: { name: 'count', cast: 'text' } }],
    ],
    [
      'a::int.sum()::text',
      [{ ...field, cast: 'int', field: { column: 'a', steps: [] }, aggregate: { name: 'sum', cast: 'text' } }],
    ],
    ['x:rel!inner!hint()', [{ ...embed, alias: 'x', target: 'rel', hint: 'hint', isInner: true, items: [] }]],
    ['rel!hint!inner()', [{ ...embed, target: 'rel', hint: 'hint', isInner: true, items: [] }]],
    ['rel!left(*)', [{ ...embed, target: 'rel', items: [{ kind: 'all' }] }]],
    ['...a(b(*))', [{ ...embed, target: 'a', isSpread: true, items: [{ ...embed, target: 'b', items: [{ kind: 'all' }] }] }]],
  ])('%j', (text, expected) => {
    expect(parseSelect(text)).toEqual(expected);
  });

  it.each([
    ['id,', 4],
    ['a:(b)', 3],
    ['rel(*', 6],
    ['rel(*))', 7],
    ['*!hint', 1],
    ['id::', 5],
    ['a.median()', 2],
    ['...rel', 7],
    ['rel!(id)', 5],
    ['x:...rel(id)', 3],
  ])('refuses %j at column %i', (text, column) => {
    expect(() => parseSelect(text)).toThrow(`"failed to parse select parameter (${text})" (line 1, column ${column})`);
  });

  it('refuses resources that are embedded too deep', () => {
    expect(() => parseSelect('a('.repeat(5000))).toThrow('failed to parse select parameter');
  });
});

describe('parameters', () => {
  it('go to the resource that their name begins with', () => {
    const query = parseQuery(
      new URLSearchParams('a.b.c->>d=eq.1&a.order=x.desc&a.b.not.or=(e.is.null)&a.limit=3&f=gt.2&offset=-1'),
    );
    expect(query).toMatchObject({ filters: [{ operator: 'gt' }], order: [], limit: null, offset: 0 });
    expect(query.embedded).toMatchObject([
      { path: ['a', 'b'], filters: [{ field: { column: 'c' } }, { kind: 'group', operator: 'or', isNegated: true }] },
      { path: ['a'], order: [{ isDescending: true }], limit: 3 },
    ]);
  });

  it('order by columns of embedded resources too', () => {
    expect(parseQuery(new URLSearchParams('order=a(b->c).desc.nullslast, d')).order).toEqual([
      { relation: 'a', field: { column: 'b', steps: [{ arrow: '->', key: 'c' }] }, isDescending: true, isNullsFirst: false },
      { relation: null, field: { column: 'd', steps: [] }, isDescending: false, isNullsFirst: false },
    ]);
  });
});
