import type { BackendSpec, ForeignKeySpec, TableSpec } from '@duneline/specs/contract';
import type { Cardinality, ColumnPair, Relationship } from './Relationship.ts';

type Tables = BackendSpec['tables'];

const known = new WeakMap<Tables, ReadonlyMap<string, readonly Relationship[]>>();

/** All relationships by table name, in PostgREST's order. */
export function relationshipsOf(tables: Tables): ReadonlyMap<string, readonly Relationship[]> {
  const found = known.get(tables) ?? deriveRelationships(tables);
  known.set(tables, found);
  return found;
}

function deriveRelationships(tables: Tables): ReadonlyMap<string, readonly Relationship[]> {
  const direct = Object.values(tables).flatMap((table) => table.foreignKeys.flatMap((key) => referenceOf(tables, table, key)));
  const all = [...direct, ...direct.map(inverse), ...throughJunctions(direct)];
  const byOrigin = Map.groupBy(all, ({ origin }) => origin.name);
  return new Map([...byOrigin].map(([name, relationships]) => [name, relationships.toSorted(compareRelationships)]));
}

/** The relationship of a foreign key, seen from its own table; none when the other table's schema is not exposed. */
function referenceOf(tables: Tables, origin: TableSpec, key: ForeignKeySpec): Relationship[] {
  const { schema, table, columns } = key.references;
  const target = schema === 'public' && Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (target === undefined) return [];
  const isUnique = origin.uniques.some(
    (unique) =>
      unique.where === undefined &&
      unique.columns.length === key.columns.length &&
      unique.columns.every((column) => key.columns.includes(column)),
  );
  const pairs = key.columns.map((column, at): ColumnPair => [column, columns[at] ?? '']);
  const cardinality = isUnique ? 'one-to-one' : 'many-to-one';
  return [{ cardinality, origin, target, constraint: key.name, columns: pairs, junction: null }];
}

function inverse(relationship: Relationship): Relationship {
  const { origin, target, columns, cardinality } = relationship;
  return {
    ...relationship,
    cardinality: cardinality === 'one-to-one' ? cardinality : 'one-to-many',
    origin: target,
    target: origin,
    columns: swapped(columns),
  };
}

/** A table is a junction when its primary key contains foreign keys to both other tables. */
function throughJunctions(direct: readonly Relationship[]): readonly Relationship[] {
  const manyToOne = direct.filter(({ cardinality }) => cardinality === 'many-to-one');
  return manyToOne.flatMap((first) =>
    manyToOne
      .filter((second) => second.origin === first.origin && second.constraint !== first.constraint)
      .filter((second) => [...first.columns, ...second.columns].every(([own]) => first.origin.primaryKey.includes(own)))
      .map((second) => ({
        cardinality: 'many-to-many' as const,
        origin: first.target,
        target: second.target,
        constraint: first.constraint,
        columns: swapped(first.columns),
        junction: {
          table: first.origin,
          constraints: [first.constraint, second.constraint] as const,
          columns: second.columns,
        },
      })),
  );
}

function swapped(pairs: readonly ColumnPair[]): readonly ColumnPair[] {
  return pairs.map(([from, to]): ColumnPair => [to, from]);
}

const cardinalities: readonly Cardinality[] = ['one-to-many', 'many-to-one', 'one-to-one', 'many-to-many'];

function compareRelationships(left: Relationship, right: Relationship): number {
  const keyOf = ({ target, cardinality, junction, constraint }: Relationship): readonly string[] => [
    target.name,
    String(cardinalities.indexOf(cardinality)),
    junction?.table.name ?? '',
    constraint,
    junction?.constraints[1] ?? '',
  ];
  const [a, b] = [keyOf(left), keyOf(right)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}
