import type { FunctionImplementation } from '../../contract.ts';
import { implementation as countCall } from './count_call.ts';

export const implementation: FunctionImplementation = (sql, { _coupon, _person, _caller }) => {
  const callers: readonly unknown[] = [_caller, _person].filter((caller) => caller !== null);
  for (const caller of callers) countCall(sql, { _endpoint: 'coupon', _caller: caller });
  const code = sql.call('upper', sql.call('btrim', _coupon));
  const coupon = sql.rows('coupons', { code }).find((row) => row.code === code);
  if (coupon?.is_active !== true || (coupon.owner_id != null && coupon.owner_id !== _person)) return false;
  for (const { calls, caller } of sql.rows('counted_calls', { endpoint: 'coupon' })) {
    if (!callers.includes(caller)) continue;
    sql.update('counted_calls', (row) => row.endpoint === 'coupon' && row.caller === caller, { calls: sql.op('-', calls, 1) });
  }
  return true;
};
