import type { TriggerImplementation } from '../../contract.ts';
import { implementation as countCall } from './count_call.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }, { table }) => {
  if (sql.call('auth.role') === 'authenticated' && sql.call('public.is_admin') !== true) {
    countCall(sql, { _endpoint: table, _caller: sql.call('auth.uid') ?? null });
  }
  return row ?? old;
};
