import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditedTables, chosenTables, kindItems, kindOf } from './auditKinds.ts';

const migrations = join(import.meta.dirname, '../../../../../../specs/supabase/migrations');
const sql = readdirSync(migrations)
  .map((file) => readFileSync(join(migrations, file), 'utf8'))
  .join('\n');

/** The tables with a trigger, and those that functions write about. */
function recordedTables(): string[] {
  const triggers = [...sql.matchAll(/create trigger \w+_audit\b[^;]*?\bon public\.(?<table>\w+)/g)];
  const inserts = [
    ...sql.matchAll(/insert into public\.audit_log [^;]*?(?:'(?:insert|update|delete)'|_action), '(?<table>\w+)'/g),
  ];
  return [...new Set([...triggers, ...inserts].map(({ groups }) => groups?.['table'] ?? ''))];
}

it('knows every table that the audit log records', () => {
  expect(recordedTables().toSorted()).toEqual(auditedTables.toSorted());
});

it('names every kind of thing as the navigation does', () => {
  expect(kindItems.filter(({ label }) => label === '')).toEqual([]);
  expect(kindOf('trading_accounts')).toBe('Accounts');
  expect(kindOf('user_roles')).toBe('Users and roles');
});

it('shows no name of a table that it does not know', () => expect(kindOf('new_table')).toBe('something'));

it('finds the tables of the chosen kinds', () => {
  expect(chosenTables({ section: 'orders.users' })).toEqual(['users', 'user_roles', 'orders', 'payments']);
  expect(chosenTables({ section: 'audit_log' })).toEqual([]);
  expect(chosenTables({})).toEqual([]);
});
