import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _endpoint, _caller, _most, _seconds }) => {
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
    const isOver = typeof _seconds === 'number' && sql.op('<=', counted.started_at, before(`${_seconds} seconds`)) === true;
    calls = isOver ? 1 : sql.op('+', counted.calls, 1);
    sql.update('counted_calls', isCounted, { calls, started_at: isOver ? sql.call('now') : counted.started_at });
  }
  if (sql.op('>', calls, _most) === true) {
    sql.raise(`That was more than ${String(_most)} in ${typeof _seconds === 'number' ? _seconds : '<NULL>'} seconds`, {
      code: 'PT429',
      detail: 'over_request_rate_limit',
      hint: 'Wait, and try again.',
    });
  }
  return sql.op('-', _most, calls);
};
