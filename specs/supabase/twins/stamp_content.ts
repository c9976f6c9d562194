import type { TriggerTwin } from '../../contract.ts';

export const twin: TriggerTwin = (sql, { old, new: row }) => ({
  ...row,
  version: sql.op('+', old?.version, 1),
  updated_by: sql.call('auth.uid') ?? row?.updated_by ?? null,
  updated_at: sql.call('now'),
});
