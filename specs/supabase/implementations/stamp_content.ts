import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => ({
  ...row,
  version: sql.op('+', old?.version, 1),
  updated_by: sql.call('auth.uid') ?? row?.updated_by ?? null,
  updated_at: sql.call('now'),
});
