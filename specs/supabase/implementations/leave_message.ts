import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _key, _name, _email, _topic, _message }) => {
  const sender = sql.call('lower', _email);
  const hourAgo = sql.op('-', sql.call('now'), sql.cast('1 hour', 'interval'));
  const recent = sql
    .rows('contact_messages')
    .filter(({ email, received_at }) => sql.call('lower', email) === sender && sql.op('>', received_at, hourAgo) === true);
  const isLeft = sql
    .rows('contact_messages', { idempotency_key: _key })
    .some(({ idempotency_key }) => idempotency_key === _key && _key !== null);
  if (isLeft) return Math.max(0, 3 - recent.length);
  if (recent.length >= 3) {
    sql.raise('Three messages an hour are the limit', {
      code: 'PT429',
      detail: 'over_request_rate_limit',
      hint: 'Wait, and write the rest in one message.',
    });
  }
  sql.insert('contact_messages', { idempotency_key: _key, name: _name, email: _email, topic: _topic, message: _message });
  return 2 - recent.length;
};
