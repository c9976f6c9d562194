import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }) => ({
  ...row,
  updated_by: sql.call('auth.uid') ?? row?.updated_by ?? null,
});
