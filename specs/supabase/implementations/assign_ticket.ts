import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _ticket, _assignee }) => {
  if (sql.call('public.is_admin') !== true) sql.raise('Only an admin assigns tickets', { code: '42501' });
  const isAdmin =
    _assignee === null ||
    sql.rows('user_roles', { user_id: _assignee }).some(({ user_id, role }) => user_id === _assignee && role === 'admin');
  if (!isAdmin) sql.raise('A ticket is assigned to an admin', { code: 'PT422' });
  sql.update('tickets', ({ id }) => id === _ticket, { assignee: _assignee });
  return null;
};
