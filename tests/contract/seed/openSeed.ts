import { fileURLToPath } from 'node:url';
import { openDatabase } from '../rlsDatabase.ts';

/** Returns the rows of a select in PostgREST's JSON form. */
export type ReadRows = <T>(select: string) => Promise<T[]>;

/** The time that the seed describes. */
export const seededAt = '2026-03-01T09:00:00Z';

/** The seeded business, in Postgres. */
export async function openSeed(): Promise<{ readonly rows: ReadRows; readonly close: () => Promise<void> }> {
  const db = await openDatabase(fileURLToPath(new URL('../../../specs/supabase', import.meta.url)));
  await db.exec(`set timezone = 'UTC'`);
  return {
    close: () => db.close(),
    rows: async <T>(select: string): Promise<T[]> => {
      const { rows } = await db.query<{ value: T[] }>(`select coalesce(json_agg(t), '[]') as value from (${select}) t`);
      return rows[0]?.value ?? [];
    },
  };
}
