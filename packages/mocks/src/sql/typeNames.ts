// Maps instead of objects, because type names may come from query strings: an object also has `constructor`.
const shortNames: ReadonlyMap<string, string> = new Map([
  ['integer', 'int4'],
  ['int', 'int4'],
  ['smallint', 'int2'],
  ['bigint', 'int8'],
  ['boolean', 'bool'],
  ['real', 'float4'],
  ['float', 'float8'],
  ['decimal', 'numeric'],
  ['double precision', 'float8'],
  ['character varying', 'varchar'],
  ['character', 'bpchar'],
  ['char', 'bpchar'],
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp without time zone', 'timestamp'],
  ['time with time zone', 'timetz'],
  ['time without time zone', 'time'],
]);

const titles: ReadonlyMap<string, string> = new Map([
  ['int2', 'smallint'],
  ['int4', 'integer'],
  ['int8', 'bigint'],
  ['bool', 'boolean'],
  ['float4', 'real'],
  ['float8', 'double precision'],
  ['varchar', 'character varying'],
  ['bpchar', 'character'],
  ['timestamptz', 'timestamp with time zone'],
  ['timestamp', 'timestamp without time zone'],
  ['timetz', 'time with time zone'],
  ['time', 'time without time zone'],
]);

/** Types whose values are text and are compared as such. */
export const textTypes: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'name', 'citext', 'unknown']);

/** Types whose values are numbers. */
export const numberTypes: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'oid']);

/** Range types and the type of their bounds. */
export const rangeTypes: ReadonlyMap<string, string> = new Map([
  ['int4range', 'int4'],
  ['int8range', 'int8'],
  ['numrange', 'numeric'],
  ['tsrange', 'timestamp'],
  ['tstzrange', 'timestamptz'],
  ['daterange', 'date'],
]);

/** The short name of a type: `public.app_role` is `app_role`, `integer` is `int4`, `text[]` is `_text`. */
export function plainTypeName(type: string): string {
  if (/^[a-z0-9_]+$/.test(type)) return shortNames.get(type) ?? type;
  const bare = type
    .replace(/^(?:public|pg_catalog|extensions)\./, '')
    .replace(/\(.*?\)/, '')
    .replaceAll('"', '')
    .trim();
  if (bare.endsWith('[]')) return `_${plainTypeName(bare.slice(0, -2))}`;
  return shortNames.get(bare.toLowerCase()) ?? bare;
}

/** The name in Postgres' messages: `integer`, `text[]`. */
export function typeTitle(name: string): string {
  return name.startsWith('_') ? `${typeTitle(name.slice(1))}[]` : (titles.get(name) ?? name);
}
