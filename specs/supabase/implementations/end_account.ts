import type { FunctionImplementation, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _account, _practice, _evidence }) => {
  if (sql.call('public.is_admin') !== true) sql.raise('Only an admin ends accounts', { code: '42501' });
  const evidence = typeof _evidence === 'string' ? _evidence.replace(/^ +| +$/g, '') : '';
  const length = Array.from(evidence).length;
  if ((_practice ?? null) === null || length < 1 || length > 1000) {
    sql.raise('A practice and its evidence, of at most 1000 characters, are needed', { code: 'PT422' });
  }
  const account = sql.rows('trading_accounts', { id: _account }).find(({ id }) => id === _account);
  if (account === undefined) sql.raise('There is no such account', { code: 'PT404' });
  if (account.user_id === sql.call('auth.uid')) sql.raise('Nobody ends their own account', { code: 'PT403' });
  if (account.status !== 'active') sql.raise('The account has ended already', { code: 'PT409' });
  sql.update('trading_accounts', ({ id }) => id === _account, {
    status: 'terminated',
    ended_at: sql.call('now'),
    breach_clause: 'prohibited',
    breach_practice: _practice,
    breach_reason: evidence,
  });
  const person = sql.call('auth.uid');
  const actor = sql.rows('profiles', { id: person }).find(({ id }) => id === person);
  sql.insert('audit_log', {
    actor: actor?.id ?? null,
    actor_role: 'authenticated',
    action: 'update',
    table_name: 'trading_accounts',
    row_id: _account,
    before: { status: 'active' },
    after: { status: 'terminated', practice: _practice, reason: evidence },
  });
  return null;
};
