import fc from 'fast-check';
import type { BackendSpec, ColumnSpec, Row, TableSpec } from '../../specs/contract.ts';
import type { PostgresPersona } from './rlsPostgres.ts';

/** Relevant values, by `table.column` or type. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

/** The source of values for generated statements: the seed, mainly the part visible to the persona. */
export interface Values {
  readonly tables: Readonly<Record<string, TableSpec>>;
  /** Sample rows to vary. */
  readonly models: (persona: string, table: TableSpec) => readonly Row[];
  /** A value that occurs in the column or, for a foreign key, in the referenced one. */
  readonly any: (persona: string, table: TableSpec, column: ColumnSpec) => fc.Arbitrary<unknown>;
  /** A value that does not occur in the column. */
  readonly fresh: (table: TableSpec, column: ColumnSpec) => fc.Arbitrary<unknown>;
  /** The persona's own id, for a column with user ids. */
  readonly own: (persona: string, table: TableSpec, column: ColumnSpec) => fc.Arbitrary<unknown> | undefined;
  /** A value that the type or a rule rejects. */
  readonly mean: (column: ColumnSpec) => fc.Arbitrary<unknown>;
  /** The columns that the persona's role may write; all columns if it may write none. */
  readonly writable: (
    persona: string,
    command: 'insert' | 'update',
    table: TableSpec,
    columns: readonly ColumnSpec[],
  ) => readonly ColumnSpec[];
}

const good: Pools = {
  text: ['a', 'Harbour', '/pricing', 'ß and 漢字'],
  varchar: ['a', 'wide'],
  bpchar: ['abc'],
  uuid: ['00000000-0000-4000-8000-00000000aaaa'],
  int2: [0, 1, 7],
  int4: [0, 1, 2, 7],
  int8: [1, 2, 3],
  numeric: [0.5, 12.5],
  float8: [0.5, -2.25],
  bool: [true, false],
  date: ['2026-01-05', '2026-02-28'],
  timestamptz: ['2026-01-05T08:00:00+00:00', '2026-02-01T10:30:00.25+00:00'],
  jsonb: [{}, { a: 1, b: [null, 'x'] }],
  _text: [[], ['a'], ['a', 'b']],
};

const twenty = Array.from({ length: 20 }, (_, index) => 10 + index);

const unused: Pools = {
  uuid: twenty.map((number) => `00000000-0000-4000-8000-00000000bb${number}`),
  text: twenty.map((number) => `fresh-${number}`),
  int4: twenty.map((number) => 900 + number),
  int8: twenty.map((number) => 900 + number),
  date: twenty.map((number) => `2027-01-${number}`),
};

const mean: Pools = {
  uuid: ['not-a-uuid', '00000000-0000-4000-8000-00000000ffff'],
  text: ['', '!%', ' ', 'x'.repeat(129)],
  varchar: ['far too long to be here, as anybody can see at once', 7],
  int2: [40_000, 'seven'],
  int4: [-1, 101, 3_000_000_000, 1.5, 'seven'],
  int8: [99, 'seven'],
  numeric: [-2.5, 0, 'seven'],
  float8: ['seven'],
  bool: ['perhaps'],
  date: ['2026-02-30', 'yesterday-ish'],
  timestamptz: ['yesterday-ish'],
  jsonb: [[], 'text', 3],
  _text: ['text', [null]],
};

/** Prefers the project's own values, then those of the seed, then those of the type. */
export function createValues(
  spec: Pick<BackendSpec, 'tables' | 'enums' | 'seed'>,
  pools: Pools,
  rows: Readonly<Record<string, readonly Row[]>>,
  personas: Readonly<Record<string, PostgresPersona>>,
  visible: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>,
): Values {
  const { tables, enums, seed } = spec;
  const people = seed.users.slice(0, 6).map(({ id }) => id);
  const seeded = (table: string): readonly Row[] => [...(rows[table] ?? []), ...(seed.rows[table] ?? [])];
  /** Known rows; if the persona sees some, those, together with one or two others. */
  const known = (persona: string, table: string): readonly Row[] => {
    const own = visible[persona]?.[table] ?? [];
    const others = seeded(table);
    return own.length === 0 ? others : [...(rows[table] ?? []), ...own, ...others.slice(0, Math.ceil(own.length / 4))];
  };
  const referenceOf = (table: TableSpec, column: ColumnSpec) =>
    table.foreignKeys
      .filter(({ columns }) => columns.includes(column.name))
      .map(({ columns, references }) => ({ ...references, column: references.columns[columns.indexOf(column.name)] ?? '' }))[0];
  const occurring = (persona: string, table: TableSpec, column: ColumnSpec): readonly unknown[] => {
    const given = pools[`${table.name}.${column.name}`];
    if (given !== undefined) return given;
    const reference = referenceOf(table, column);
    if (reference?.schema === 'auth') return people;
    const source = reference === undefined ? table.name : reference.table;
    const values = known(persona, source).map((row) => row[reference?.column ?? column.name] ?? null);
    return [...new Set(values), ...(enums[column.type] ?? (reference === undefined ? (good[column.type] ?? []) : []))];
  };
  return {
    tables,
    models(persona, table) {
      const models = known(persona, table.name);
      return models.length === 0 ? [{}] : models;
    },
    any: (persona, table, column) => fc.constantFrom(...orNull(occurring(persona, table, column))),
    fresh: (table, column) =>
      fc.constantFrom(
        ...orNull(
          pools[`${table.name}.${column.name}`] ?? enums[column.type] ?? freshOf(table, column, referenceOf, seeded, people),
        ),
      ),
    own(persona, table, column) {
      const sub = personas[persona]?.sub;
      const reference = referenceOf(table, column);
      const isPerson = reference?.table === 'users' || reference?.table === 'profiles';
      return sub !== undefined && isPerson ? fc.constant(sub) : undefined;
    },
    mean: (column) =>
      fc.constantFrom(null, ...(enums[column.type] === undefined ? (mean[column.type] ?? []) : ['no such label'])),
    writable(persona, command, table, columns) {
      const role = personas[persona]?.role ?? 'anon';
      const names = table.columnGrants?.[role]?.[command];
      const some = names === undefined ? [] : columns.filter(({ name }) => names.includes(name));
      return some.length === 0 ? columns : some;
    },
  };
}

const orNull = (values: readonly unknown[]): readonly unknown[] => (values.length === 0 ? [null] : values);

function freshOf(
  table: TableSpec,
  column: ColumnSpec,
  referenceOf: (
    table: TableSpec,
    column: ColumnSpec,
  ) => { readonly schema: string; readonly table: string; readonly column: string } | undefined,
  seeded: (table: string) => readonly Row[],
  people: readonly string[],
): readonly unknown[] {
  const reference = referenceOf(table, column);
  if (reference === undefined) return unused[column.type] ?? good[column.type] ?? [];
  if (reference.schema === 'auth') return people;
  const taken = new Set(seeded(table.name).map((row) => row[column.name]));
  const all = seeded(reference.table).map((row) => row[reference.column]);
  const free = all.filter((value) => !taken.has(value));
  return free.length === 0 ? all : free;
}
