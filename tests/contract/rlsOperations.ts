import fc from 'fast-check';
import type { ColumnSpec, TableSpec } from '../../specs/contract.ts';

/** One statement of one person, as a client would send it. */
export interface Operation {
  readonly persona: string;
  readonly kind: 'select' | 'insert' | 'update' | 'delete';
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly filter: { readonly column: string; readonly value: string } | null;
  /** Whether the written rows come back. */
  readonly isReturning: boolean;
}

/** Values worth trying, by `table.column` or by type. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

type Enums = Readonly<Record<string, readonly string[]>>;

const good: Pools = {
  text: ['a', 'Harbour', '/pricing', 'ß and 漢字'],
  int4: [0, 1, 2, 7],
  int8: [1, 2, 3],
  numeric: [0.5, 12.5],
  bool: [true, false],
  timestamptz: ['2026-01-05T08:00:00+00:00', '2026-02-01T10:30:00.25+00:00'],
  jsonb: [{}, { a: 1, b: [null, 'x'] }],
  _text: [[], ['a'], ['a', 'b']],
};

/** Values that some rule refuses; tried once in a while. */
const mean: Pools = {
  uuid: ['not-a-uuid', '00000000-0000-4000-8000-00000000ffff'],
  text: ['', '!%', ' ', 'x'.repeat(129)],
  int4: [-1, 101, 3_000_000_000, 1.5, 'seven'],
  int8: [99, 'seven'],
  numeric: [-2.5, 0, 'seven'],
  bool: ['perhaps'],
  timestamptz: ['yesterday-ish'],
  jsonb: [[], 'text', 3],
};

function valueOf(table: TableSpec, column: ColumnSpec, pools: Pools, enums: Enums): fc.Arbitrary<unknown> {
  const values = pools[`${table.name}.${column.name}`] ?? pools[column.type] ?? enums[column.type] ?? good[column.type] ?? [];
  const refused = enums[column.type] === undefined ? (mean[column.type] ?? []) : ['no such label'];
  return fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.constantFrom(null, ...refused) },
  );
}

/** Rows that are mostly complete: each column that must be given is left out once in a while, each other one half the time. */
function rowOf(table: TableSpec, pools: Pools, enums: Enums, isWhole: boolean) {
  const entries = table.columns.map((column) => {
    const isNeeded = !column.isNullable && column.defaultValue === undefined && column.identity === undefined;
    const isFixed = column.identity === 'always' || column.isGenerated === true;
    const weight = isFixed ? 1 : isWhole && isNeeded ? 60 : isWhole ? 16 : 8;
    const without = { weight: isNeeded && isWhole ? 1 : 20, arbitrary: fc.constant(undefined) };
    return [column.name, fc.oneof({ weight, arbitrary: valueOf(table, column, pools, enums) }, without)] as const;
  });
  return fc
    .record(Object.fromEntries(entries))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Record<string, unknown>)
    .filter((row) => Object.keys(row).length > 0);
}

function filterOf(table: TableSpec, pools: Pools, enums: Enums) {
  const columns = table.columns.filter(
    (column) => column.type !== 'jsonb' && !column.type.startsWith('_') && column.type !== 'timestamptz',
  );
  return fc
    .constantFrom(...columns)
    .chain((column) => valueOf(table, column, pools, enums).map((value) => ({ column: column.name, value: String(value) })));
}

/** Statements of any of the people on any of the tables. */
export function operations(
  personas: readonly string[],
  tables: Readonly<Record<string, TableSpec>>,
  enums: Enums,
  pools: Pools,
): fc.Arbitrary<Operation> {
  const kinds = fc.constantFrom<Operation['kind'][]>('select', 'insert', 'insert', 'update', 'update', 'delete');
  return fc
    .tuple(fc.constantFrom(...personas), fc.constantFrom(...Object.values(tables)), kinds, fc.boolean())
    .chain(([persona, table, kind, isReturning]) => {
      const filter = filterOf(table, pools, enums);
      return fc.record({
        persona: fc.constant(persona),
        kind: fc.constant(kind),
        table: fc.constant(table.name),
        row: kind === 'insert' || kind === 'update' ? rowOf(table, pools, enums, kind === 'insert') : fc.constant({}),
        filter: kind === 'insert' ? fc.constant(null) : kind === 'select' ? fc.option(filter) : filter,
        isReturning: fc.constant(isReturning),
      });
    });
}
