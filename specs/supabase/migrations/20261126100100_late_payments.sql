-- Money that arrives late is never swallowed: it pays its order if that is still unpaid, and else it is money to send back, which the
-- buyer and the admins see until it is sent.

alter table public.payments
  add column surplus_received_at timestamptz,
  add column surplus_sent_at timestamptz,
  add column surplus_sent_by uuid references auth.users (id) on delete set null,
  add constraint payments_surplus_when_failed check (surplus_received_at is null or status = 'failed'),
  add constraint payments_surplus_sent_after_received check (surplus_sent_at is null or surplus_received_at is not null),
  add constraint payments_surplus_sent_by_when_sent check (surplus_sent_by is null or surplus_sent_at is not null);

comment on column public.payments.surplus_received_at is 'When the money arrived although the order was cancelled or paid otherwise. Stripe''s is sent back at once; an admin sends the rest.';
comment on column public.payments.surplus_sent_at is 'When it was sent back; null until then.';
comment on column public.payments.surplus_sent_by is 'The admin; null when the payment service sent it by itself.';

create index payments_surplus_to_send on public.payments (surplus_received_at)
where surplus_received_at is not null and surplus_sent_at is null;
create index payments_surplus_sent_by on public.payments (surplus_sent_by);

create or replace function public.settle_payment(
  _payment uuid, _outcome public.payment_status, _amount_cents integer, _reference text, _reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _settled public.payments;
  _order public.orders;
begin
  -- The order first, as everything that changes both does.
  select orders.* into _order
  from public.orders join public.payments on payments.order_id = orders.id
  where payments.id = _payment
  for update of orders;
  select * into _settled from public.payments where payments.id = _payment for update;
  if _settled.id is null then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'payment_not_found';
  end if;
  if _settled.amount_cents is distinct from _amount_cents then
    raise exception 'The payment is of another amount' using errcode = 'PT422', detail = 'payment_amount_differs';
  end if;
  if _outcome = 'failed' then
    if _settled.status <> 'pending' then
      return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
    end if;
    update public.payments set status = 'failed', provider_reference = _reference, failure_reason = _reason, settled_at = now()
    where payments.id = _payment;
    update public.orders set status = 'failed' where orders.id = _order.id and orders.status = 'pending';
    return jsonb_build_object('order', _order.number, 'status', 'failed', 'isRepeated', false);
  elsif _outcome is distinct from 'succeeded' then
    raise exception 'A payment is settled as succeeded or failed' using errcode = 'PT400', detail = 'validation_failed';
  end if;

  if _settled.status in ('succeeded', 'refunded') then
    return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
  end if;
  if _order.status not in ('pending', 'failed') then
    update public.payments
    set status = 'failed', provider_reference = _reference, surplus_received_at = now(),
      failure_reason = coalesce(payments.failure_reason, 'The order was closed before the payment arrived.'),
      settled_at = coalesce(payments.settled_at, now())
    where payments.id = _payment and payments.surplus_received_at is null and payments.amount_cents > 0;
    return jsonb_build_object(
      'order', _order.number,
      'status', 'surplus',
      'isRepeated', not found,
      'isSent', _settled.surplus_sent_at is not null or _settled.amount_cents = 0
    );
  end if;
  update public.payments set status = 'failed', failure_reason = 'Another payment paid the order.', settled_at = now()
  where payments.order_id = _order.id and payments.id <> _payment and payments.status = 'pending';
  update public.payments
  set status = 'succeeded', provider_reference = _reference, failure_reason = null, settled_at = now()
  where payments.id = _payment;
  update public.orders set status = 'paid', paid_at = now(), commission_due_at = now() where orders.id = _order.id;
  perform public.open_account(_order.id);
  return jsonb_build_object('order', _order.number, 'status', 'succeeded', 'isRepeated', false);
end;
$$;

comment on function public.settle_payment is 'Marks a payment and its order, opens the account and notes that the affiliate is to be credited: once, however often it is called. What arrives after the order was cancelled or paid otherwise is "surplus", and is to be sent back.';

create function public.mark_surplus_sent(_payment uuid, _actor uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _surplus public.payments;
  _order public.orders;
begin
  select * into _surplus from public.payments
  where payments.id = _payment and payments.surplus_received_at is not null
  for update;
  if _surplus.id is null then
    raise exception 'This payment is not to be sent back' using errcode = 'PT404', detail = 'payment_not_found';
  end if;
  select * into _order from public.orders where orders.id = _surplus.order_id;
  if _order.user_id = _actor then
    raise exception 'Nobody refunds their own order' using errcode = 'PT403', detail = 'own_account';
  end if;
  if _surplus.surplus_sent_at is not null then
    return jsonb_build_object('order', _order.number, 'isRepeated', true);
  end if;
  update public.payments set surplus_sent_at = now(), surplus_sent_by = _actor where payments.id = _payment;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = _actor),
    case when _actor is null then 'service_role' else 'authenticated' end, 'update', 'payments', _payment,
    jsonb_build_object('surplus_sent_at', null),
    jsonb_build_object('surplus_sent_at', now(), 'amount_cents', _surplus.amount_cents)
  );
  return jsonb_build_object('order', _order.number, 'isRepeated', false);
end;
$$;

comment on function public.mark_surplus_sent is 'Notes that a surplus payment was sent back, once. For the service key: payment-webhook after Stripe''s refund, and admin-orders, which has checked who asks.';
revoke all on function public.mark_surplus_sent from public, anon, authenticated;
grant execute on function public.mark_surplus_sent to service_role;

-- A use is never refused to an order that has been paid: it was placed with the coupon.
create or replace function public.hold_coupon()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _held boolean := tg_op = 'UPDATE' and old.status in ('pending', 'paid', 'refunded');
  _holds boolean := new.status in ('pending', 'paid', 'refunded');
begin
  if _holds and not _held then
    -- Two orders at once wait for each other at this row, and the second sees the use of the first.
    update public.coupons set uses = uses + 1
    where coupons.code = new.coupon_code and (coupons.max_uses is null or coupons.uses < coupons.max_uses);
    if not found and new.status = 'pending' then
      raise exception 'The coupon % is used up', new.coupon_code
        using errcode = 'PT422', detail = 'coupon_used_up', hint = 'Order without it.';
    end if;
  elsif _held and not _holds then
    update public.coupons set uses = greatest(uses - 1, 0) where coupons.code = new.coupon_code;
  end if;
  return null;
end;
$$;

comment on function public.hold_coupon is 'Counts the use of an order''s coupon while the order is pending, paid or refunded; 422 for an unpaid order when there is none left.';

-- The payment pages of cancelled orders are closed first, which the database cannot do: the edge function checkout cancels.
create function public.orders_holding_coupon(_coupon text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('keys', coalesce(jsonb_agg(held.idempotency_key), '[]'::jsonb))
  from (
    select orders.idempotency_key
    from public.orders
    where orders.id in (select late.id from public.orders_not_paid_in_time(upper(btrim(_coupon))) as late)
      and exists (
        select 1 from public.coupons where coupons.code = upper(btrim(_coupon)) and coupons.uses >= coupons.max_uses
      )
    order by orders.created_at, orders.id
    limit 5
  ) as held;
$$;

comment on function public.orders_holding_coupon is 'The keys of the oldest orders that keep a used-up coupon although they were not paid within an hour: cancelling one gives a use back.';
revoke all on function public.orders_holding_coupon from public, anon, authenticated;
grant execute on function public.orders_holding_coupon to service_role;

drop function public.cancel_order(uuid);
create function public.cancel_order(_key uuid, _reason text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  _order public.orders;
begin
  select * into _order from public.orders where orders.idempotency_key = _key for update;
  if _order.id is null then
    return null;
  end if;
  if _order.status not in ('pending', 'failed') then
    return _order.status;
  end if;
  update public.payments set status = 'failed', failure_reason = _reason, settled_at = now()
  where payments.order_id = _order.id and payments.status = 'pending';
  update public.orders set status = 'cancelled' where orders.id = _order.id;
  return 'cancelled';
end;
$$;

comment on function public.cancel_order is 'Closes the unpaid order of this key, for a reason that its payment keeps. Returns the status that the order has afterwards; null without such an order.';
revoke all on function public.cancel_order from public, anon, authenticated;
grant execute on function public.cancel_order to service_role;

create or replace function public.place_order(
  _key uuid,
  _person uuid,
  _email text,
  _full_name text,
  _country text,
  _tier text,
  _add_ons text[],
  _coupon text,
  _method public.payment_method,
  _affiliate text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _order public.orders;
begin
  -- Two requests with one key wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(_key::text, 0));
  select * into _order from public.orders where orders.idempotency_key = _key for update;
  if _order.billing_country is distinct from _country
    and exists (select 1 from public.restricted_countries where restricted_countries.code = _country)
  then
    raise exception 'Nothing is sold to %', _country
      using errcode = 'PT422', detail = 'country_restricted', hint = 'The countries stand in restricted_countries.';
  end if;
  if _order.id is null then
    insert into public.orders (
      idempotency_key, user_id, email, full_name, billing_country, tier_id, coupon_code, affiliate_code,
      price_cents, add_ons_cents, discount_cents, terms_accepted_at
    )
    select
      _key, _person, _email, _full_name, _country, _tier,
      max(priced.item) filter (where priced.kind = 'discount'),
      _affiliate,
      sum(priced.amount_cents) filter (where priced.kind = 'fee'),
      coalesce(sum(priced.amount_cents) filter (where priced.kind = 'add-on'), 0),
      coalesce(-sum(priced.amount_cents) filter (where priced.kind = 'discount'), 0),
      now()
    from public.price_order(_person, _tier, _add_ons, _coupon) as priced
    returning * into _order;
    insert into public.order_items (order_id, position, kind, tier_id, add_on_id, coupon_code, label, amount_cents)
    select
      _order.id, priced.line, priced.kind,
      case priced.kind when 'fee' then priced.item end,
      case priced.kind when 'add-on' then priced.item end,
      case priced.kind when 'discount' then priced.item end,
      priced.label, priced.amount_cents
    from public.price_order(_person, _tier, _add_ons, _coupon) as priced
    where priced.amount_cents <> 0;
  elsif _order.tier_id <> _tier
    or _order.email <> _email
    or _order.user_id is distinct from _person
    or _order.coupon_code is distinct from upper(btrim(_coupon))
    or exists (
      select 1 from public.order_items
      where order_items.order_id = _order.id and order_items.kind = 'add-on' and not order_items.add_on_id = any (_add_ons)
    )
    or exists (
      select 1 from unnest(_add_ons) as wanted (id)
      where not exists (
        select 1 from public.order_items where order_items.order_id = _order.id and order_items.add_on_id = wanted.id
      )
    )
    or (_order.status in ('paid', 'refunded') and (_order.full_name <> _full_name or _order.billing_country <> _country))
  then
    raise exception 'The key belongs to another order'
      using errcode = 'PT409', detail = 'order_key_reused', hint = 'Make a new key for a new order.';
  end if;

  if _order.status = 'cancelled' then
    raise exception 'The order was cancelled' using errcode = 'PT409', detail = 'order_closed', hint = 'Order again with a new key.';
  end if;
  if _order.status in ('pending', 'failed') then
    -- The buyer came back and corrected them.
    update public.orders set full_name = _full_name, billing_country = _country
    where orders.id = _order.id and (orders.full_name <> _full_name or orders.billing_country <> _country);
    update public.payments set method = _method where payments.order_id = _order.id and payments.status = 'pending';
    if not found then
      insert into public.payments (order_id, provider, method, amount_cents, idempotency_key)
      values (_order.id, 'simulated', _method, _order.total_cents, gen_random_uuid());
      update public.orders set status = 'pending' where orders.id = _order.id and orders.status = 'failed';
    end if;
  end if;
  return public.order_receipt(_key);
end;
$$;

drop function public.release_coupon;

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
        'amountCents', surplus.amount_cents, 'receivedAt', surplus.surplus_received_at, 'sentAt', surplus.surplus_sent_at
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
