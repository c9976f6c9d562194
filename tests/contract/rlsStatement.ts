import type { ForeignKeySpec, TableSpec } from '../../specs/contract.ts';
import type { Operation } from './rlsOperations.ts';

type Tables = Readonly<Record<string, TableSpec>>;

export const name = (text: string) => `"${text.replaceAll('"', '""')}"`;
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The statement that PostgREST would send for the request. */
export function statement({ kind, table, row, filter, more = [], isReturning, embed }: Operation, tables: Tables): string {
  const relation = `public.${name(table)}`;
  const filters = [...(filter === null ? [] : [filter]), ...more];
  const conditions = filters.map(({ column, value }) => `${relation}.${name(column)} = ${literal(value)}`);
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const returning = ` returning ${isReturning ? `${relation}.*` : '1'}`;
  const columns = Object.keys(row).map(name);
  const body = `(select * from json_populate_record(null::${relation}, ${literal(JSON.stringify(row))}::json)) body`;
  const assigned = (source: string) => columns.map((column) => `${column} = ${source}.${column}`).join(', ');
  const values = columns.map((column) => `body.${column}`).join(', ');
  const insert = `insert into ${relation} (${columns.join(', ')}) select ${values} from ${body}`;
  const key = (tables[table]?.primaryKey ?? []).map(name).join(', ');
  return {
    select: `select ${relation}.*${embed === undefined ? '' : `, ${embedded(table, embed, tables)} as rel`} from ${relation}${where}`,
    insert: insert + returning,
    upsert: `${insert} on conflict (${key}) do update set ${assigned('excluded')}${returning}`,
    update: `update ${relation} set ${assigned('body')} from ${body}${where}${returning}`,
    delete: `delete from ${relation}${where}${returning}`,
  }[kind];
}

/** A relationship of a table: its own foreign key, or a foreign key that references it. */
export interface Relationship {
  /** The table at the other end. */
  readonly table: string;
  readonly key: ForeignKeySpec;
  readonly isOwn: boolean;
}

/** The relationships that `select=*,rel:…` can follow from a table. */
export function relationshipsOf(table: string, tables: Tables): readonly Relationship[] {
  const keysOf = (one: TableSpec | undefined) =>
    (one?.foreignKeys ?? []).filter((key) => key.references.schema === 'public' && key.references.table !== one?.name);
  const own = keysOf(tables[table]).map((key) => ({ table: key.references.table, key, isOwn: true }));
  const others = Object.values(tables).flatMap((other) =>
    keysOf(other)
      .filter((key) => key.references.table === table)
      .map((key) => ({ table: other.name, key, isOwn: false })),
  );
  return [...own, ...others];
}

/** The related row, or the list of them, as a subquery with row-level security. */
function embedded(table: string, { table: other, key, isOwn }: Relationship, tables: Tables): string {
  const [near, far] = isOwn ? [key.columns, key.references.columns] : [key.references.columns, key.columns];
  const joined = near.map((column, index) => `other.${name(far[index] ?? '')} = public.${name(table)}.${name(column)}`);
  const isUnique = tables[other]?.uniques.some(
    ({ columns, where }) => where === undefined && columns.length === far.length && columns.every((one) => far.includes(one)),
  );
  const shown = isOwn || isUnique === true ? 'row_to_json(other)' : `coalesce(json_agg(other), '[]')`;
  return `(select ${shown} from public.${name(other)} other where ${joined.join(' and ')})`;
}
