import type { BackendSpec } from '@duneline/specs/contract';
import { RestError } from '../RestError.ts';
import { findSimilarName } from '../findSimilarName.ts';
import type { Relationship } from './Relationship.ts';
import { relationshipsOf } from './relationships.ts';

/**
 * Finds the relationship from `origin` to `target` (a table, a foreign key, or a column of one), optionally narrowed by a hint.
 * @throws PGRST200 when there is none
 * @throws PGRST201 when there are several
 */
export function findRelationship(
  tables: BackendSpec['tables'],
  origin: string,
  target: string,
  hint: string | null,
): Relationship {
  const candidates = relationshipsOf(tables).get(origin) ?? [];
  const [found, ...others] = candidates.filter((relationship) => isMeant(relationship, target, hint));
  if (found === undefined) throw noRelationship(tables, origin, target, hint);
  if (others.length > 0) throw severalRelationships(origin, target, [found, ...others]);
  return found;
}

function isMeant(relationship: Relationship, target: string, hint: string | null): boolean {
  const { cardinality, constraint, junction } = relationship;
  const [pair, ...morePairs] = relationship.columns;
  const only = junction === null && morePairs.length === 0 ? pair : undefined;
  const isTable = target === relationship.target.name;
  // A self-reference works in both directions: the table's name selects the many, the column's name the one.
  if (relationship.origin === relationship.target) {
    const isMany = isTable && cardinality === 'one-to-many';
    if (hint !== null) return isMany && hint === only?.[1];
    return isMany || (cardinality === 'many-to-one' && target === only?.[0]);
  }
  const isKey = (name: string): boolean => junction === null && name === constraint;
  if (hint === null) return isTable || isKey(target) || target === only?.[0];
  return isTable && (isKey(hint) || hint === only?.[0] || hint === only?.[1] || hint === junction?.table.name);
}

function noRelationship(tables: BackendSpec['tables'], origin: string, target: string, hint: string | null): RestError {
  const all = relationshipsOf(tables);
  const own = all.get(origin);
  const names = own?.map((relationship) => relationship.target.name);
  const guess = names === undefined ? findSimilarName(origin, all.keys(), 1 / 3) : findSimilarName(target, names, 1 / 3);
  const using = hint === null ? '' : `' using the hint '${hint}`;
  const details = `Searched for a foreign key relationship between '${origin}' and '${target}${using}' in the schema 'public', but no matches were found.`;
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    details,
    guess === null || guess === target
      ? null
      : `Perhaps you meant '${guess}' instead of '${own === undefined ? origin : target}'.`,
  );
}

function severalRelationships(origin: string, target: string, found: readonly Relationship[]): RestError {
  const hints = found.map((one) => `'${one.target.name}!${one.junction?.table.name ?? one.constraint}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    found.map((one) => ({
      cardinality: one.cardinality,
      embedding: `${one.origin.name} with ${one.target.name}`,
      relationship: describe(one),
    })),
    `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
  );
}

function describe({ origin, target, constraint, columns, junction }: Relationship): string {
  const own = columns.map(([from]) => from).join(', ');
  const other = columns.map(([, to]) => to).join(', ');
  if (junction === null) return `${constraint} using ${origin.name}(${own}) and ${target.name}(${other})`;
  const far = junction.columns.map(([from]) => from).join(', ');
  const [near, second] = junction.constraints;
  return `${junction.table.name} using ${near}(${other}) and ${second}(${far})`;
}
