import { backendSpec } from '@duneline/specs/backend';
import type { Call } from '../Call.ts';

const nowhere = { uuid: '00000000-0000-4000-8000-00000000ffff', text: 'no-such', int4: '-1', int8: '-1', date: '1900-01-01' };

/**
 * Each verb on each of our tables with the service key: row counts, inserting without a key, and changes and deletions that match
 * no row.
 */
export const tables: readonly Call[] = Object.values(backendSpec.tables).flatMap(({ name, columns, primaryKey }): Call[] => {
  const key = columns.find((column) => column.name === primaryKey[0]);
  if (key === undefined) return [];
  const none = Object.hasOwn(nowhere, key.type) ? nowhere[key.type as keyof typeof nowhere] : nowhere.text;
  return [
    [`${name}: how many`, 'service', (c) => c.from(name).select('*', { count: 'exact', head: true })],
    [`${name}: the first`, 'service', (c) => c.from(name).select(primaryKey.join()).order(primaryKey.join()).limit(1)],
    [`${name}: a row without its key`, 'service', (c) => c.from(name).insert({ [key.name]: null })],
    [
      `${name}: a change of none`,
      'service',
      (c) =>
        c
          .from(name)
          .update({ [key.name]: none })
          .eq(key.name, none)
          .select(),
    ],
    [`${name}: a deletion of none`, 'service', (c) => c.from(name).delete().eq(key.name, none).select()],
    [
      `${name}: what a visitor may read`,
      'visitor',
      (c) => c.from(name).select(primaryKey.join()).order(primaryKey.join()).limit(1),
    ],
  ];
});
