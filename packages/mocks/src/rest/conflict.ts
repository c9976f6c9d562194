import type { TableSpec } from '@duneline/specs/contract';
import { PgError } from '../sql/PgError.ts';

/** The columns of the unique key at which an upsert looks: those of `on_conflict`, or the primary key. Throws PgError 42P10. */
export function conflictColumns(table: TableSpec, onConflict: readonly string[] | null): readonly string[] {
  const wanted = onConflict ?? table.primaryKey;
  const key = table.uniques.find(
    ({ columns, where }) =>
      where === undefined && columns.length === wanted.length && columns.every((column) => wanted.includes(column)),
  );
  if (key === undefined) {
    throw new PgError('42P10', 'there is no unique or exclusion constraint matching the ON CONFLICT specification');
  }
  return key.columns;
}
