import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: document }) => {
  const owner = document?.owner_id;
  const own = new Set(sql.rows('trading_accounts', { user_id: owner }).flatMap((row) => (row.user_id === owner ? [row.id] : [])));
  sql.update('certificates', ({ account_id, holder_name }) => holder_name == null && own.has(account_id), {
    holder_name: document?.confirmed_name,
  });
  return null;
};
