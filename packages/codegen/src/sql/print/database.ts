import type { Catalog, CatalogColumn, CatalogFunction, CatalogTable } from '../catalog.ts';
import { quoteString } from '../expression/scope.ts';
import { databaseTail } from './databaseTail.ts';
import { indent } from './text.ts';

const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', numeric: 'number', oid: 'number',
  json: 'Json', jsonb: 'Json',
  void: 'undefined', record: 'Record<string, unknown>[]',
}; // prettier-ignore

const strings = new Set(
  'text varchar bpchar name uuid date time timetz timestamp timestamptz interval bytea citext inet cidr macaddr vector tsvector tsquery bit varbit'.split(
    ' ',
  ),
);

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const text = (name: string): string => JSON.stringify(name);
const byName = <Item extends { readonly name: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.name < b.name ? -1 : 1));

function typeOf(type: string, enums: Catalog['enums']): string {
  if (type.startsWith('_')) {
    const element = typeOf(type.slice(1), enums);
    return `${element.includes(' ') ? `(${element})` : element}[]`;
  }
  if (type in enums) return `Database["public"]["Enums"][${text(type)}]`;
  return scalars[type] ?? (strings.has(type) ? 'string' : 'unknown');
}

const block = (open: string, lines: readonly string[], close = '}'): string[] => [
  open,
  ...lines.map((line) => indent(line)),
  close,
];
const empty = '[_ in never]: never';

/** `Json` already includes null. */
const nullable = (type: string, isNullable: boolean): string => {
  if (isNullable) return `${type} | null`;
  return type === 'Json' ? 'NonNullable<Json>' : type;
};

function columnLines(column: CatalogColumn, part: 'Row' | 'Insert' | 'Update', enums: Catalog['enums']): string {
  const type = nullable(typeOf(column.type, enums), column.isNullable);
  if (part === 'Row') return `${key(column.name)}: ${type}`;
  if (column.identity === 'a' || column.generated !== '') return `${key(column.name)}?: never`;
  const isOptional = part === 'Update' || column.isNullable || column.expression !== null || column.identity === 'd';
  return `${key(column.name)}${isOptional ? '?' : ''}: ${type}`;
}

function relationshipLines(table: CatalogTable): string[] {
  const keys = table.constraints.filter((constraint) => constraint.kind === 'f' && constraint.references?.schema === 'public');
  if (keys.length === 0) return ['Relationships: []'];
  const inOrder = (names: readonly (string | null)[]) =>
    JSON.stringify(names.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)));
  const uniques = table.indexes
    .filter((index) => index.isUnique && index.predicate === null)
    .map((index) => inOrder(index.columns));
  const entries = byName(keys).flatMap((constraint) => {
    const columns = constraint.columns ?? [];
    return [
      ...block('{', [
        `foreignKeyName: ${text(constraint.name)}`,
        `columns: [${columns.map(text).join(', ')}]`,
        `isOneToOne: ${uniques.includes(inOrder(columns))}`,
        `referencedRelation: ${text(constraint.references?.table ?? '')}`,
        `referencedColumns: [${(constraint.references?.columns ?? []).map(text).join(', ')}]`,
      ], '},'),
    ]; // prettier-ignore
  });
  return block('Relationships: [', entries, ']');
}

function tableLines(table: CatalogTable, enums: Catalog['enums']): string[] {
  const columns = byName(table.columns);
  const parts = (['Row', 'Insert', 'Update'] as const).flatMap((part) => [
    ...block(
      `${part}: {`,
      columns.map((column) => columnLines(column, part, enums)),
    ),
    ...(part === 'Row' ? ['ComputedFields: never'] : []),
  ]);
  return block(`${key(table.name)}: {`, [...parts, ...relationshipLines(table)]);
}

function functionLines(routine: CatalogFunction, catalog: Catalog): string[] {
  const { enums } = catalog;
  const inputs = byName(routine.args.filter((arg) => !arg.isTable));
  const outputs = routine.args.filter((arg) => arg.isTable);
  const args = inputs.map((arg) => `${key(arg.name)}${arg.default === null ? '' : '?'}: ${typeOf(arg.type, enums)}`);
  const argText = args.length === 0 ? 'Args: Record<PropertyKey, never>' : `Args: { ${args.join('; ')} }`;
  const table = catalog.tables.find((entry) => entry.name === routine.returns);
  const columns = table !== undefined ? byName(table.columns) : [];
  const fields = outputs.length > 0
    ? byName(outputs).map((output) => `${key(output.name)}: ${typeOf(output.type, enums)}`)
    : columns.map((column) => columnLines(column, 'Row', enums)); // prettier-ignore
  const suffix = routine.isSet ? '[]' : '';
  const returns =
    fields.length > 0 ? block('Returns: {', fields, `}${suffix}`) : [`Returns: ${typeOf(routine.returns, enums)}${suffix}`];
  const options = table === undefined ? [] : block('SetofOptions: {', [
    'from: "*"', `to: ${text(table.name)}`, `isOneToOne: ${!routine.isSet}`, `isSetofReturn: ${routine.isSet}`,
  ]); // prettier-ignore
  return block(`${key(routine.name)}: {`, [argText, ...returns, ...options]);
}

/** The text of `database.gen.ts`: the `Database` type, as in the output of `supabase gen types typescript`. */
export function printDatabase(catalog: Catalog): string {
  const functions = byName(catalog.functions.filter((routine) => routine.schema === 'public' && routine.returns !== 'trigger'));
  const enums = Object.entries(catalog.enums);
  const orEmpty = (lines: string[]) => (lines.length > 0 ? lines : [empty]);
  const schema = [
    ...block('Tables: {', orEmpty(byName(catalog.tables).flatMap((table) => tableLines(table, catalog.enums)))),
    ...block('Views: {', [empty]),
    ...block('Functions: {', orEmpty(functions.flatMap((routine) => functionLines(routine, catalog)))),
    ...block('Enums: {', orEmpty(enums.map(([name, labels]) => `${key(name)}: ${labels.map(text).join(' | ') || 'never'}`))),
    ...block('CompositeTypes: {', [empty]),
  ];
  const constants = enums.map(([name, labels]) => `${key(name)}: [${labels.map(quoteString).join(', ')}],`);
  return [
    '// The type that `supabase gen types typescript` gives.\n',
    'export type Json =\n  | string\n  | number\n  | boolean\n  | null\n  | { [key: string]: Json | undefined }\n  | Json[]\n',
    [...block('export type Database = {', block('public: {', schema))].join('\n'),
    databaseTail,
    [...block('export const Constants = {', block('public: {', block('Enums: {', constants, '},'), '},'), '} as const')].join(
      '\n',
    ),
    '',
  ].join('\n');
}
