import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { operation, old, new: row }, { table }) => {
  const role = sql.call('auth.role') ?? null;
  if (role === null) return null;
  const uid = sql.call('auth.uid') ?? null;
  const actor = sql.rows('profiles', { id: uid }).find((profile) => profile.id === uid);
  sql.insert('audit_log', {
    actor: actor?.id ?? null,
    actor_role: role,
    action: operation.toLowerCase(),
    table_name: table,
    row_id: (row ?? old)?.id ?? '00000000-0000-0000-0000-000000000000',
    before: old,
    after: row,
  });
  return null;
};
