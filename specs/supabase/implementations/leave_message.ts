import type { FunctionImplementation } from '../../contract.ts';
import { implementation as countCall } from './count_call.ts';

export const implementation: FunctionImplementation = (sql, { _key, _caller, _name, _email, _topic, _message }) => {
  const isLeft = sql
    .rows('contact_messages', { idempotency_key: _key })
    .some(({ idempotency_key }) => idempotency_key === _key && _key !== null);
  if (isLeft) return 0;
  const caller = _caller ?? sql.call('lower', _email);
  const left = countCall(sql, { _endpoint: 'contact', _caller: caller });
  sql.insert('contact_messages', { idempotency_key: _key, name: _name, email: _email, topic: _topic, message: _message });
  return left;
};
