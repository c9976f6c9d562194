import { backendSpec } from '@duneline/specs/backend';
import { expect, it } from 'vitest';

// Without an index, deleting a row reads every table that refers to it: what `supabase db advisors` calls unindexed_foreign_keys.

it.each(Object.values(backendSpec.tables))('every foreign key of $name has an index that begins with its columns', (table) => {
  const indexes = [
    ...table.uniques.flatMap(({ columns, where }) => (where === undefined ? [columns] : [])),
    ...(table.indexes ?? []),
  ];
  const unindexed = table.foreignKeys.filter(({ columns }) => {
    const isServed = (index: readonly string[]) => columns.every((column) => index.slice(0, columns.length).includes(column));
    return !indexes.some(isServed);
  });
  expect(unindexed.map(({ name }) => name)).toEqual([]);
});
