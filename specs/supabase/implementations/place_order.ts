import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

type Arguments = Readonly<Record<string, unknown>>;

const sumOf = (lines: readonly Row[], kind: string): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + Number(line.amount_cents) : sum), 0);

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const implementation: FunctionImplementation = (sql: SqlWriter, args) => {
  const { _key, _method, _full_name, _country } = args;
  const found = sql.rows('orders', { idempotency_key: _key }).find(({ idempotency_key }) => idempotency_key === _key);
  if (sql.isDistinct(found?.billing_country ?? null, _country)) assertSold(sql, _country);
  const affiliate = chooseAffiliate(sql, found?.affiliate_code ?? null, args._affiliate ?? null);
  if (found !== undefined && isAnother(sql, found, args)) {
    sql.raise('The key belongs to another order', {
      code: 'PT409',
      detail: 'order_key_reused',
      hint: 'Make a new key for a new order.',
    });
  }
  const order = found ?? insertOrder(sql, args);
  if (order.status === 'cancelled') {
    sql.raise('The order was cancelled', { code: 'PT409', detail: 'order_closed', hint: 'Order again with a new key.' });
  }
  if (isUnpaid(order)) {
    const isChanged = ({ full_name: name, billing_country: country, affiliate_code: code }: Row): boolean =>
      sql.op('<>', name, _full_name) === true || sql.op('<>', country, _country) === true || sql.isDistinct(code, affiliate);
    sql.update('orders', (row) => row.id === order.id && isChanged(row), {
      full_name: _full_name,
      billing_country: _country,
      affiliate_code: affiliate,
    });
    const open = ({ order_id, status }: Row): boolean => order_id === order.id && status === 'pending';
    if (sql.update('payments', open, { method: _method }).length === 0) {
      sql.insert('payments', {
        order_id: order.id,
        provider: 'simulated',
        method: _method,
        amount_cents: order.total_cents,
        idempotency_key: sql.call('gen_random_uuid'),
      });
      sql.update('orders', ({ id, status }) => id === order.id && status === 'failed', { status: 'pending' });
    }
  }
  return sql.call('public.order_receipt', _key);
};

const isUnpaid = ({ status }: Row): boolean => status === 'pending' || status === 'failed';

/** No code, and none that is nobody's, replaces a code. */
function chooseAffiliate(sql: SqlWriter, stored: unknown, given: unknown): unknown {
  return stored === null || sql.call('public.is_affiliate_code', given) === true ? (given ?? stored) : stored;
}

function assertSold(sql: SqlWriter, country: unknown): void {
  if (!sql.rows('restricted_countries', { code: country }).some(({ code }) => code === country)) return;
  sql.raise(`Nothing is sold to ${String(country)}`, {
    code: 'PT422',
    detail: 'country_restricted',
    hint: 'The countries stand in restricted_countries.',
  });
}

function isAnother(sql: SqlWriter, order: Row, args: Arguments): boolean {
  const { _person, _email, _full_name, _country, _tier, _add_ons, _coupon } = args;
  const bought = sql
    .rows('order_items', { order_id: order.id })
    .filter(({ order_id, kind }) => order_id === order.id && kind === 'add-on')
    .map(({ add_on_id }) => add_on_id);
  const wanted = idsIn(_add_ons);
  return (
    sql.op('<>', order.tier_id, _tier) === true ||
    sql.op('<>', order.email, _email) === true ||
    sql.isDistinct(order.user_id, _person) ||
    sql.isDistinct(order.coupon_code, sql.call('upper', sql.call('btrim', _coupon))) ||
    (Array.isArray(_add_ons) && bought.some((id) => !wanted.includes(id))) ||
    wanted.some((id) => !bought.includes(id)) ||
    ((order.status === 'paid' || order.status === 'refunded') &&
      (sql.op('<>', order.full_name, _full_name) === true || sql.op('<>', order.billing_country, _country) === true))
  );
}

function insertOrder(sql: SqlWriter, args: Arguments): Row {
  const { _key, _person, _email, _full_name, _country, _tier, _add_ons, _coupon, _affiliate } = args;
  const priced = sql.call('public.price_order', _person, _tier, _add_ons, _coupon);
  const lines = (Array.isArray(priced) ? priced : []) as readonly Row[];
  const order = sql.insert('orders', {
    idempotency_key: _key,
    user_id: _person,
    email: _email,
    full_name: _full_name,
    billing_country: _country,
    tier_id: _tier,
    coupon_code: lines.find(({ kind }) => kind === 'discount')?.item ?? null,
    affiliate_code: _affiliate,
    price_cents: sumOf(lines, 'fee'),
    add_ons_cents: sumOf(lines, 'add-on'),
    discount_cents: 0 - sumOf(lines, 'discount'),
    terms_accepted_at: sql.call('now'),
  });
  for (const { line, kind, item, label, amount_cents } of lines) {
    if (amount_cents === 0) continue;
    sql.insert('order_items', {
      order_id: order.id,
      position: line,
      kind,
      tier_id: kind === 'fee' ? item : null,
      add_on_id: kind === 'add-on' ? item : null,
      coupon_code: kind === 'discount' ? item : null,
      label,
      amount_cents,
    });
  }
  return order;
}
