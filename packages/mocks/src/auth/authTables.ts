import type { ForeignKeySpec } from '@duneline/specs/contract';
import type { TableDefinition } from '../store/Table.ts';

const belongsTo = (column: string, table: string): ForeignKeySpec => ({
  name: `${column}_fkey`,
  columns: [column],
  references: { schema: 'auth', table, columns: ['id'] },
  onDelete: 'cascade',
});

const unique = (...columns: readonly string[]): { name: string; columns: readonly string[] } => ({
  name: `${columns.join('_')}_key`,
  columns,
});

const table = (
  name: string,
  uniques: TableDefinition['uniques'],
  foreignKeys: readonly ForeignKeySpec[] = [],
): TableDefinition => ({ schema: 'auth', name, uniques, foreignKeys });

/** The tables of the schema `auth`. Deleting a user cascades to all of them. */
export const authTables: readonly TableDefinition[] = [
  table('users', [unique('id'), unique('email'), unique('phone')]),
  table('identities', [unique('id'), unique('provider', 'provider_id')], [belongsTo('user_id', 'users')]),
  table('sessions', [unique('id')], [belongsTo('user_id', 'users')]),
  table('refresh_tokens', [unique('token')], [belongsTo('session_id', 'sessions'), belongsTo('user_id', 'users')]),
  table('one_time_tokens', [unique('user_id', 'token_type'), unique('token_hash')], [belongsTo('user_id', 'users')]),
  table('flow_state', [unique('id'), unique('auth_code')], [belongsTo('user_id', 'users')]),
  table('mfa_factors', [unique('id')], [belongsTo('user_id', 'users')]),
  table('mfa_challenges', [unique('id')], [belongsTo('factor_id', 'mfa_factors')]),
  { ...table('limited_requests', []), indexes: [['kind', 'address']] },
];
