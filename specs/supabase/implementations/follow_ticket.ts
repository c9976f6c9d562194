import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }) => {
  if ((sql.call('auth.role') ?? null) === null || row === null) return null;
  sql.update('tickets', ({ id }) => id === row.ticket_id, { status: row.is_staff === true ? 'answered' : 'open' });
  return null;
};
