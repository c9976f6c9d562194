import fc from 'fast-check';
import { librarySpec } from '../../packages/mocks/src/fixtures/library.ts';
import type { TableSpec } from '../../specs/contract.ts';
import type { Link } from './libraryLinks.ts';
import { links } from './libraryLinks.ts';

interface Item {
  readonly column: string;
  readonly alias: string;
  readonly cast: string | null;
  readonly aggregate: 'count' | 'sum' | 'avg' | 'min' | 'max' | null;
}

export interface Filter {
  readonly column: string;
  readonly isNegated: boolean;
  readonly operator: 'gt' | 'lte' | 'eq' | 'is';
  readonly value: string;
}

/** A generated read of one table. */
export interface Node {
  readonly table: string;
  readonly items: readonly Item[];
  readonly filters: readonly Filter[];
  /** Whether one filter is sufficient (`or`), or all are required. */
  readonly isAny: boolean;
  readonly isDescending: boolean;
  readonly limit: number | null;
  readonly offset: number;
  readonly embeds: readonly Embed[];
}

export interface Embed extends Node {
  readonly alias: string;
  readonly link: Link;
  readonly isInner: boolean;
  readonly isSpread: boolean;
  /** Whether the surrounding rows must have, or must not have, a related row. */
  readonly nullTest: 'is.null' | 'not.is.null' | null;
}

export function tableOf(name: string): TableSpec {
  const table = librarySpec.tables[name];
  if (table === undefined) throw new Error(`The library has no table ${name}.`);
  return table;
}

const literals: Readonly<Record<string, readonly string[]>> = {
  int4: ['1', '2', '3', '100', '300'],
  numeric: ['9.9', '14.25'],
  text: ['Rihla', 'east', 'love', 'sand'],
  genre: ['poetry', 'novel'],
  date: ['1839-06-21', '1880-01-01'],
};
const isNumber = (type: string): boolean => type === 'int4' || type === 'numeric';

function items(table: TableSpec, isAggregated: boolean): fc.Arbitrary<readonly Omit<Item, 'alias'>[]> {
  const plain = fc
    .constantFrom(...table.columns)
    .chain(({ name, type }) =>
      fc.constantFrom(null, null, ...(isNumber(type) ? ['text'] : [])).map((cast) => ({ column: name, cast, aggregate: null })),
    );
  const aggregate = fc.constantFrom(...table.columns).chain(({ name, type }) => {
    const ordered = ['min', 'max'] as const;
    const usable = isNumber(type)
      ? (['sum', 'avg', ...ordered] as const)
      : type === 'jsonb' || type === 'bool' || type === 'uuid'
        ? []
        : ordered;
    return fc.constantFrom('count' as const, ...usable).map((name2) => ({ column: name, cast: null, aggregate: name2 }));
  });
  if (!isAggregated) return fc.array(plain, { minLength: 0, maxLength: 3 });
  return fc
    .tuple(fc.array(plain, { maxLength: 2 }), fc.array(aggregate, { minLength: 1, maxLength: 3 }))
    .map((lists) => lists.flat());
}

function filter(table: TableSpec): fc.Arbitrary<Filter> {
  return fc
    .constantFrom(...table.columns.filter(({ type }) => literals[type] !== undefined))
    .chain(({ name, type }) =>
      fc.record({
        column: fc.constant(name),
        isNegated: fc.boolean(),
        operator: fc.constantFrom('gt' as const, 'lte' as const, 'eq' as const, 'is' as const),
        value: fc.constantFrom(...(literals[type] ?? [])),
      }),
    )
    .map((one) => (one.operator === 'is' ? { ...one, value: 'null' } : one));
}

function node(name: string, depth: number, isListed: boolean): fc.Arbitrary<Node> {
  const table = tableOf(name);
  const isAggregated = fc.integer({ min: 0, max: isListed ? 0 : 3 }).map((chance) => chance === 1);
  return fc.record({
    table: fc.constant(name),
    items: isAggregated.chain((one) => items(table, one)).map((list) => list.map((item) => ({ ...item, alias: '' }))),
    filters: fc.array(filter(table), { maxLength: 2 }),
    isAny: fc.boolean(),
    isDescending: fc.boolean(),
    limit: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 4 }),
    offset: fc.constantFrom(0, 0, 0, 1),
    embeds: depth === 0 ? fc.constant([]) : embeds(links[name] ?? [], depth - 1, isListed),
  });
}

function embeds(choices: readonly Link[], depth: number, isListed: boolean): fc.Arbitrary<readonly Embed[]> {
  return fc
    .uniqueArray(fc.constantFrom(...choices), { maxLength: 2, selector: (link) => link.target })
    .chain((chosen) => fc.tuple(...chosen.map((link) => embed(link, depth, isListed))));
}

function embed(link: Link, depth: number, isListed: boolean): fc.Arbitrary<Embed> {
  return fc.boolean().chain((isSpread) =>
    fc
      .tuple(
        // Aggregates cannot be spread as lists.
        node(link.target, depth, isListed || (isSpread && !link.isToOne)),
        fc.boolean(),
        fc.constantFrom(null, null, 'is.null' as const, 'not.is.null' as const),
      )
      .map(([inside, isInner, nullTest]) => {
        // PostgREST limits a spread list before ordering it; through a junction, the order is then undefined in Postgres.
        const isOpen = isSpread && link.via !== undefined;
        const page = isOpen ? { limit: null, offset: 0 } : {};
        return { ...inside, ...page, alias: '', link, isInner, isSpread, nullTest };
      }),
  );
}

/** Gives every column and embedded resource a unique name, because a spread puts them side by side. */
function named<N extends Node>(tree: N, next = { number: 0 }): N {
  const name = (): string => `n${++next.number}`;
  return {
    ...tree,
    items: tree.items.map((item) => ({ ...item, alias: name() })),
    embeds: tree.embeds.map((one) => named({ ...one, alias: name() }, next)),
  };
}

/** A random read of the library: any table, with embeds to a depth of two. */
export const selects: fc.Arbitrary<Node> = fc
  .constantFrom(...Object.keys(links))
  .chain((name) => node(name, 2, false))
  .map((tree) => named(tree));

/** Whether the embed is spread into the surrounding table. */
export function isLifted(one: Embed): boolean {
  return one.isSpread && one.link.isToOne;
}

/** Whether a node, or one that is spread into it, has an aggregate. */
export function isAggregating(tree: Node): boolean {
  return tree.items.some(({ aggregate }) => aggregate !== null) || tree.embeds.some((one) => isLifted(one) && isAggregating(one));
}
