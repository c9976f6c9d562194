import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _person, _email }) => {
  const address = sql.call('lower', _email);
  const orders = sql
    .rows('orders')
    .filter(({ user_id, email }) => user_id == null && email === address)
    .toSorted((a, b) => Number(a.number) - Number(b.number));
  for (const order of orders) {
    sql.update('orders', ({ id }) => id === order.id, { user_id: _person });
    if (order.status === 'paid') sql.call('public.open_account', order.id);
  }
  return orders.length;
};
