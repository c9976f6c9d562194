import { librarySpec } from '../../packages/mocks/src/fixtures/library.ts';
import type { Embed, Filter, Node } from './librarySelects.ts';
import { isAggregating, isLifted, tableOf } from './librarySelects.ts';

function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** The library's tables and rows as SQL. */
export function librarySchema(): string {
  const { enums, tables, seed } = librarySpec;
  const types = Object.entries(enums).map(([name, labels]) => `create type ${name} as enum (${labels.map(literal).join(', ')});`);
  const creations = Object.values(tables).map(({ name, columns, primaryKey }) => {
    const lines = columns.map((column) => `${column.name} ${column.type}${column.isNullable ? '' : ' not null'}`);
    return `create table ${name} (${[...lines, `primary key (${primaryKey.join(', ')})`].join(', ')});`;
  });
  const rows = Object.entries(seed.rows).flatMap(([name, list]) =>
    list.map(
      (row) => `insert into ${name} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')});`,
    ),
  );
  return [...types, ...creations, ...rows].join('\n');
}

/** The statement whose only value is PostgREST's response to a select. */
export function sqlOf(tree: Node): string {
  return `select coalesce(json_agg(answer), '[]') as answer from (${queryOf(tree, 't', '', [], false)}) answer`;
}

function queryOf(tree: Node | Embed, alias: string, from: string, joined: readonly string[], isHoisted: boolean): string {
  const values: string[] = [];
  const keys: string[] = [];
  const give = (value: string, name: string, aggregate: string | null): void => {
    values.push(`${aggregate === null || isHoisted ? value : `${aggregate}(${value})`} as "${name}"`);
    if (aggregate === null) keys.push(value);
  };
  for (const { column, alias: name, cast, aggregate } of tree.items) {
    give(cast === null ? `${alias}.${column}` : `${alias}.${column}::${cast}`, name, aggregate);
  }
  const isBare = tree.items.length === 0 && tree.embeds.length === 0;
  if (isBare) for (const { name } of tableOf(tree.table).columns) give(`${alias}.${name}`, name, null);
  const joins = tree.embeds.map((embed, at) => joinOf(embed, alias, `${alias}${at}`, give));
  const filters = tree.filters.map((filter) => conditionOf(filter, alias));
  const where = [
    ...joined,
    ...(filters.length === 0 ? [] : [`(${filters.join(tree.isAny ? ' or ' : ' and ')})`]),
    ...tree.embeds.flatMap(({ nullTest }, at) =>
      nullTest === null ? [] : [`${alias}${at} is ${nullTest === 'is.null' ? 'not ' : ''}distinct from null`],
    ),
  ];
  const isGrouped = isAggregating(tree) && !isHoisted;
  // A spread list is ordered while it is aggregated, after its limit.
  const isList = isSpreadList(tree);
  if (isList) tableOf(tree.table).primaryKey.forEach((column, at) => values.push(`${alias}.${column} as o${at}`));
  const order = isList ? '' : `order by ${orderOf(tree, (column) => `${alias}.${column}`)}`;
  return [
    `select ${values.join(', ')} from ${tree.table} ${alias}${from} ${joins.join(' ')}`,
    where.length === 0 ? '' : `where ${where.join(' and ')}`,
    isGrouped && keys.length > 0 ? `group by ${keys.join(', ')}` : '',
    isGrouped ? '' : `${order} ${pageOf(tree)}`,
  ].join(' ');
}

function orderOf(tree: Node, nameOf: (column: string, at: number) => string): string {
  const direction = tree.isDescending ? 'desc' : 'asc';
  return tableOf(tree.table)
    .primaryKey.map((column, at) => `${nameOf(column, at)} ${direction}`)
    .join(', ');
}

function isSpreadList(tree: Node | Embed): boolean {
  return 'link' in tree && tree.isSpread && !tree.link.isToOne;
}

function pageOf({ limit, offset }: Node): string {
  return `${limit === null ? '' : `limit ${limit}`}${offset > 0 && limit !== 0 ? ` offset ${offset}` : ''}`;
}

type Give = (value: string, name: string, aggregate: string | null) => void;

function joinOf(embed: Embed, parent: string, alias: string, give: Give): string {
  const { link, isInner } = embed;
  const inside = `${alias}t`;
  const middle = link.via === undefined ? inside : `${alias}j`;
  const conditions = [
    ...link.on.map(([here, there]) => `${parent}.${here} = ${middle}.${there}`),
    ...(link.via?.on ?? []).map(([here, there]) => `${middle}.${here} = ${inside}.${there}`),
  ];
  const from = link.via === undefined ? '' : `, ${link.via.table} ${middle}`;
  const query = queryOf(embed, inside, from, conditions, isLifted(embed));
  const kind = `${isInner ? 'inner' : 'left'} join lateral`;
  if (link.isToOne) {
    if (embed.isSpread) for (const { name, aggregate } of outputsOf(embed)) give(`${alias}.${name}`, name, aggregate);
    else if (!isEmpty(embed)) give(`row_to_json(${alias}.*)::jsonb`, embed.alias, null);
    return `${kind} (${query}) ${alias} on true`;
  }
  const outputs = embed.isSpread ? outputsOf(embed).map(({ name }) => name) : [];
  for (const name of outputs) give(`coalesce(${alias}.${name}, '[]')`, name, null);
  if (!embed.isSpread && !isEmpty(embed)) give(`coalesce(${alias}.${alias}, '[]')`, embed.alias, null);
  const order = orderOf(embed, (_, at) => `x.o${at}`);
  const lists = outputs.map((name) => `, json_agg(x.${name} order by ${order})::jsonb as ${name}`).join('');
  const condition = isInner ? `${alias}.${alias} is not null` : 'true';
  return `${kind} (select json_agg(x)::jsonb as ${alias}${lists} from (${query}) x) ${alias} on ${condition}`;
}

/** The columns that a spread adds to the surrounding table, with their aggregates. */
function outputsOf(tree: Node): readonly { readonly name: string; readonly aggregate: string | null }[] {
  return [
    ...tree.items.map(({ alias, aggregate }) => ({ name: alias, aggregate })),
    ...tree.embeds.flatMap((embed) => {
      if (!embed.isSpread) return isEmpty(embed) ? [] : [{ name: embed.alias, aggregate: null }];
      return outputsOf(embed).map((output) => (embed.link.isToOne ? output : { ...output, aggregate: null }));
    }),
  ];
}

function isEmpty(embed: Embed): boolean {
  return !embed.isSpread && embed.items.length === 0 && embed.embeds.every(isEmpty);
}

function conditionOf({ column, isNegated, operator, value }: Filter, alias: string): string {
  const symbol = { gt: '>', lte: '<=', eq: '=', is: 'is' }[operator];
  const test = `${alias}.${column} ${symbol} ${operator === 'is' ? 'null' : literal(value)}`;
  return isNegated ? `not (${test})` : test;
}
