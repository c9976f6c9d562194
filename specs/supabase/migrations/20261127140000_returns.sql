-- Buyers return an evaluation by themselves until its first trade, within 14 days of paying (rules.yaml: payouts.returnDays).

create function public.return_reason()
returns text
language sql
immutable
set search_path = ''
as $$
  select 'Returned by the buyer before the first trade.';
$$;

comment on function public.return_reason is 'The refund_reason of an order that its buyer returned, by which the receipt knows it: Stripe keeps it with the refund and tells it again.';
revoke all on function public.return_reason from public, anon, authenticated;
grant execute on function public.return_reason to service_role;

create function public.returnable_until(_order uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select orders.paid_at + interval '14 days'
  from public.orders
  where orders.id = _order
    and orders.status = 'paid'
    and orders.total_cents > 0
    and orders.paid_at + interval '14 days' > now()
    and not exists (
      select 1 from public.payments
      where payments.order_id = orders.id and payments.status = 'succeeded'
        and (payments.dispute_status = 'open' or payments.refunded_cents > 0)
    )
    and not exists (
      select 1 from public.trading_accounts
      where trading_accounts.order_id = orders.id
        and (
          trading_accounts.status <> 'active'
          or trading_accounts.last_trade_at is not null
          or exists (select 1 from public.positions where positions.account_id = trading_accounts.id)
        )
    );
$$;

comment on function public.returnable_until is 'Until when an order can be returned; null when it was traded, has ended, cost nothing, is not paid, is disputed, went back in part, or its time is over. For the service key.';
revoke all on function public.returnable_until from public, anon, authenticated;
grant execute on function public.returnable_until to service_role;

create function public.return_order(_order uuid, _person uuid, _is_check boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _bought public.orders;
begin
  select * into _bought from public.orders where orders.id = _order and orders.user_id = _person for update;
  if _bought.id is null then
    raise exception 'This person has no such order' using errcode = 'PT404', detail = 'order_not_found';
  end if;
  if not _is_check then
    return public.refund_order(_order, null, public.return_reason(), false);
  end if;
  -- A position that is being opened holds its account: it is seen.
  perform 1 from public.trading_accounts where trading_accounts.order_id = _order for update;
  if _bought.status <> 'refunded' and public.returnable_until(_order) is null then
    raise exception 'The order cannot be returned any more' using errcode = 'PT409', detail = 'order_not_returnable';
  end if;
  -- What keeps an admin from refunding it keeps the buyer from returning it.
  perform public.refund_order(_order, null, public.return_reason(), true);
  return jsonb_build_object(
    'order', _bought.number, 'isRepeated', _bought.status = 'refunded', 'reason', public.return_reason()
  );
end;
$$;

comment on function public.return_order is 'Refunds an order for its buyer, as refund_order does: to be called once its money is on its way back. With _is_check, which comes first, it only says whether it can be returned, and the reason that the payment service is told. For the service key: return-order.';
revoke all on function public.return_order from public, anon, authenticated;
grant execute on function public.return_order to service_role;

create or replace function public.order_receipt(_key uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'number', placed.number,
    'status', placed.status,
    'email', placed.email,
    'fullName', placed.full_name,
    'country', placed.billing_country,
    'tier', placed.tier_id,
    'isClaimed', placed.user_id is not null,
    'termsVersion', placed.terms_version,
    'currency', placed.currency,
    'totalCents', placed.total_cents,
    'placedAt', placed.created_at,
    'paidAt', placed.paid_at,
    'refundedAt', placed.refunded_at,
    'refundReason', placed.refund_reason,
    'isReturned', coalesce(placed.refund_reason = public.return_reason(), false),
    'returnableUntil', public.returnable_until(placed.id),
    'canPass', placed.status = 'paid' and (
      not exists (select 1 from public.trading_accounts as opened where opened.order_id = placed.id)
      or exists (
        select 1 from public.trading_accounts as opened
        where opened.order_id = placed.id and opened.status = 'active' and opened.phase <> 'funded'
      )
    ),
    'lines', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', item.kind, 'item', coalesce(item.tier_id, item.add_on_id, item.coupon_code), 'label', item.label,
          'amountCents', item.amount_cents
        ) order by item.position
      )
      from public.order_items as item
      where item.order_id = placed.id
    ),
    'payment', (
      select jsonb_build_object(
        'id', payment.id, 'method', payment.method, 'status', payment.status,
        'amountCents', payment.amount_cents, 'failureReason', payment.failure_reason
      )
      from public.payments as payment
      where payment.order_id = placed.id
      order by payment.status = 'failed', payment.created_at desc
      limit 1
    ),
    'moneyBack', (
      select jsonb_build_object(
        'amountCents', coalesce(surplus.owed_cents, surplus.received_cents, surplus.amount_cents),
        'currency', coalesce(surplus.received_currency, 'USD'),
        'cause', case
          when surplus.status = 'refunded' then 'refund-failed'
          when surplus.refund_failed_at is not null then 'not-by-provider'
          when surplus.received_cents is not null then 'other-amount'
          else 'not-needed'
        end,
        'receivedAt', coalesce(surplus.refund_failed_at, surplus.surplus_received_at),
        'sentAt', surplus.surplus_sent_at
      )
      from public.payments as surplus
      where surplus.order_id = placed.id and surplus.surplus_received_at is not null
      order by surplus.surplus_received_at desc, surplus.id
      limit 1
    )
  )
  from public.orders as placed
  where placed.idempotency_key = _key;
$$;
