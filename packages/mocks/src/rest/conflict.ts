import type { TableSpec } from '@duneline/specs/contract';
import { PgError } from '../sql/PgError.ts';

/**
 * The unique key of an upsert: the columns of `on_conflict`, or the primary key. `null` when there is neither, which makes it a
 * plain insert.
 * @throws PgError 42703, 42P10
 */
export function conflictColumns(table: TableSpec, onConflict: readonly string[] | null): readonly string[] | null {
  const wanted = new Set(onConflict ?? table.primaryKey);
  if (wanted.size === 0) return null;
  const unknown = [...wanted].find((name) => !table.columns.some((column) => column.name === name));
  if (unknown !== undefined) throw new PgError('42703', `column "${unknown}" does not exist`);
  // Partial indexes apply only to statements that repeat their predicate, which a request cannot.
  const key = table.uniques.find(
    ({ columns, where }) =>
      where === undefined && columns.length === wanted.size && columns.every((column) => wanted.has(column)),
  );
  if (key === undefined) {
    throw new PgError('42P10', 'there is no unique or exclusion constraint matching the ON CONFLICT specification');
  }
  return key.columns;
}
