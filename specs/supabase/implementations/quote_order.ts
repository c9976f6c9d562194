import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _tier, _add_ons }) =>
  sql.call('public.price_order', sql.call('auth.uid'), _tier, _add_ons, null);
