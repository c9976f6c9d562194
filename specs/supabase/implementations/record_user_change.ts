import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _actor, _action, _user, _before, _after }) => {
  const actor = sql.rows('profiles', { id: _actor }).find(({ id }) => id === _actor);
  sql.insert('audit_log', {
    actor: actor?.id ?? null,
    actor_role: 'authenticated',
    action: _action,
    table_name: 'users',
    row_id: _user,
    before: _before,
    after: _after,
  });
  return null;
};
