import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _endpoint, _caller }) => {
  const limit = sql.call('public.rate_limit', _endpoint) ?? null;
  if (limit === null) {
    sql.raise(`${typeof _endpoint === 'string' ? _endpoint : '<NULL>'} has no limit`, {
      hint: 'Add it to the function rate_limit.',
    });
  }
  const { most, seconds } = limit as { readonly most: number; readonly seconds: number };
  const before = (interval: string): unknown => sql.op('-', sql.call('now'), sql.cast(interval, 'interval'));
  const dayBeforeYesterday = before('2 days');
  sql.remove('counted_calls', ({ started_at }) => sql.op('<', started_at, dayBeforeYesterday) === true);
  const isCounted = (row: { readonly endpoint?: unknown; readonly caller?: unknown }) =>
    row.endpoint === _endpoint && row.caller === _caller;
  const counted = sql.rows('counted_calls', { endpoint: _endpoint, caller: _caller }).find(isCounted);
  let calls: unknown = 1;
  if (counted === undefined) {
    sql.insert('counted_calls', { endpoint: _endpoint, caller: _caller });
  } else {
    const isOver = sql.op('<=', counted.started_at, before(`${seconds} seconds`)) === true;
    calls = isOver ? 1 : sql.op('+', counted.calls, 1);
    sql.update('counted_calls', isCounted, { calls, started_at: isOver ? sql.call('now') : counted.started_at });
  }
  if (sql.op('>', calls, most) === true) {
    sql.raise(`That was more than ${most} in ${seconds} seconds`, {
      code: 'PT429',
      detail: 'over_request_rate_limit',
      hint: 'Wait, and try again.',
    });
  }
  return sql.op('-', most, calls);
};
