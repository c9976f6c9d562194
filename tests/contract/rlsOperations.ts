import fc from 'fast-check';
import type { ColumnSpec, Row, TableSpec } from '../../specs/contract.ts';
import type { Relationship } from './rlsStatement.ts';
import { relationshipsOf } from './rlsStatement.ts';
import type { Values } from './rlsValues.ts';

export const kinds = ['select', 'insert', 'upsert', 'update', 'delete'] as const;

interface Filter {
  readonly column: string;
  readonly value: string;
}

/** A statement of a persona, as a client would send it. */
export interface Operation {
  readonly persona: string;
  readonly kind: (typeof kinds)[number];
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly filter: Filter | null;
  /** Further columns of a composite key whose first one is `filter`. */
  readonly more?: readonly Filter[];
  /** Whether the written rows are returned. */
  readonly isReturning: boolean;
  /** A relationship that a select embeds as `rel`. */
  readonly embed?: Relationship | undefined;
}

/** Statements of one kind by one persona on one table: variations of existing rows, sometimes with invalid values. */
export function operationsOf(
  values: Values,
  persona: string,
  kind: Operation['kind'],
  table: TableSpec,
): fc.Arbitrary<Operation> {
  const isWithRow = kind === 'insert' || kind === 'upsert' || kind === 'update';
  const filters: fc.Arbitrary<readonly Filter[]> =
    kind === 'insert' || kind === 'upsert' ? fc.constant([]) : filtersOf(values, persona, table, kind);
  const operation = fc.record({
    filters,
    persona: fc.constant(persona),
    kind: fc.constant(kind),
    table: fc.constant(table.name),
    row: rowOf(values, persona, kind, table),
    isReturning: fc.boolean(),
    embed: kind === 'select' ? fc.option(embedOf(values, table), { nil: undefined }) : fc.constant(undefined),
  });
  return operation
    .filter(({ row }) => !isWithRow || Object.keys(row).length > 0)
    .map(({ filters: [filter = null, ...more], ...rest }) => ({ ...rest, filter, more }));
}

/** Statements of any persona on any table. */
export function operations(values: Values, cast: readonly string[]): fc.Arbitrary<Operation> {
  return fc
    .tuple(fc.constantFrom(...cast), fc.constantFrom(...kinds), fc.constantFrom(...Object.values(values.tables)))
    .chain(([persona, kind, table]) => operationsOf(values, persona, kind, table));
}

function embedOf(values: Values, table: TableSpec): fc.Arbitrary<Relationship | undefined> {
  const relationships = relationshipsOf(table.name, values.tables);
  return relationships.length === 0 ? fc.constant(undefined) : fc.constantFrom(...relationships);
}

function rowOf(values: Values, persona: string, kind: Operation['kind'], table: TableSpec): fc.Arbitrary<Row> {
  if (kind === 'insert' || kind === 'upsert') return newRow(values, persona, kind, table);
  return kind === 'update' ? changesOf(values, persona, table) : fc.constant({});
}

const isFixed = (column: ColumnSpec): boolean => column.identity === 'always' || column.isGenerated === true;

/** An existing row with some values replaced: by new keys for an insert, by existing ones for an upsert. */
function newRow(values: Values, persona: string, kind: 'insert' | 'upsert', table: TableSpec): fc.Arbitrary<Row> {
  const keys = new Set(table.uniques.flatMap(({ columns }) => columns));
  const primary = new Set(table.primaryKey);
  return fc.constantFrom(...values.models(persona, table)).chain((model) => {
    const entries = table.columns.map((column) => {
      const isNeeded = !column.isNullable && column.defaultValue === undefined && column.identity === undefined;
      const isKey = keys.has(column.name) && (kind === 'insert' || !primary.has(column.name));
      const same = fc.constant(model[column.name] ?? null);
      const own = values.own(persona, table, column);
      const value = fc.oneof(
        { weight: isKey ? 3 : 40, arbitrary: same },
        { weight: isKey ? 40 : 3, arbitrary: isKey ? values.fresh(table, column) : values.any(persona, table, column) },
        { weight: own === undefined ? 0 : 40, arbitrary: own ?? same },
      );
      const spoilt = fc.oneof({ weight: 150, arbitrary: value }, { weight: 1, arbitrary: values.mean(column) });
      const isLeftOut = { weight: isFixed(column) ? 40 : isNeeded || primary.has(column.name) ? 0.02 : 0.4, arbitrary: absent };
      return [column.name, maybe(spoilt, isLeftOut.weight)] as const;
    });
    return granted(
      values,
      persona,
      kind === 'insert' ? ['insert'] : ['insert', 'update'],
      table,
      fc.record(Object.fromEntries(entries)),
    );
  });
}

const absent = fc.constant(undefined);

/** The value, or undefined in a proportion of cases. */
function maybe(value: fc.Arbitrary<unknown>, without: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 50, arbitrary: value }, { weight: Math.round(50 * without), arbitrary: absent });
}

/** Changes of some columns, with values of another row or that occur elsewhere. */
function changesOf(values: Values, persona: string, table: TableSpec): fc.Arbitrary<Row> {
  const open = table.columns.filter((column) => !isFixed(column) && !table.primaryKey.includes(column.name));
  const columns = values.writable(persona, 'update', table, open.length === 0 ? table.columns : open);
  const chosen = fc.oneof(
    { weight: 20, arbitrary: fc.subarray([...columns], { minLength: 1, maxLength: Math.min(3, columns.length) }) },
    { weight: 1, arbitrary: fc.subarray([...table.columns], { minLength: 1, maxLength: 2 }) },
  );
  return fc.tuple(chosen, fc.constantFrom(...values.models(persona, table))).chain(([some, model]) =>
    fc.record(
      Object.fromEntries(
        some.map((column) => {
          const value = fc.oneof(
            { weight: 10, arbitrary: fc.constant(model[column.name] ?? null) },
            { weight: 10, arbitrary: values.any(persona, table, column) },
            { weight: 1, arbitrary: values.mean(column) },
          );
          return [column.name, value];
        }),
      ),
    ),
  );
}

/** Usually without the columns that the caller may not write. */
function granted(
  values: Values,
  persona: string,
  commands: readonly ('insert' | 'update')[],
  table: TableSpec,
  rows: fc.Arbitrary<Record<string, unknown>>,
): fc.Arbitrary<Row> {
  const allowed = commands.reduce<readonly ColumnSpec[]>(
    (left, command) => values.writable(persona, command, table, left),
    table.columns,
  );
  const names = new Set(allowed.map((column) => column.name));
  return fc.tuple(rows, fc.nat(19)).map(([row, chance]) => {
    const entries = Object.entries(row).filter(([name, value]) => value !== undefined && (chance === 0 || names.has(name)));
    return Object.fromEntries(entries);
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const unfiltered = new Set(['jsonb', 'timestamptz', 'float8', 'float4']);

/**
 * Filters by the primary key of a visible row, or by any column. Which of several rows is rejected or reported first depends on
 * the planner, so statements that fire triggers affect one row.
 */
function filtersOf(values: Values, persona: string, table: TableSpec, kind: Operation['kind']): fc.Arbitrary<readonly Filter[]> {
  const columns = table.columns.filter(({ type }) => !unfiltered.has(type) && !type.startsWith('_'));
  const byKey = fc
    .constantFrom(...values.models(persona, table))
    .map((model) => table.primaryKey.map((column) => ({ column, value: textOf(model[column]) })));
  const byAny = fc.constantFrom(...columns).chain((column) => {
    const value = fc.oneof(
      { weight: 15, arbitrary: values.any(persona, table, column) },
      { weight: 1, arbitrary: values.mean(column) },
    );
    return value.map((one) => [{ column: column.name, value: String(one) }]);
  });
  if (kind === 'select') return fc.oneof(byKey, byAny, fc.constant([]));
  return table.triggers === undefined ? fc.oneof({ weight: 6, arbitrary: byKey }, { weight: 1, arbitrary: byAny }) : byKey;
}

/** Whether the statement affects at most one row. */
export function isAboutOne({ filter, more = [], kind }: Operation, { primaryKey }: Pick<TableSpec, 'primaryKey'>): boolean {
  const columns = [...(filter === null ? [] : [filter]), ...more].map(({ column }) => column);
  return kind === 'insert' || kind === 'upsert' || primaryKey.every((column) => columns.includes(column));
}
