-- What a payment service tells of money that did not go as it was ordered: a payment of another amount or currency, money that went
-- back in part, and a refund that failed. All of it is recorded; what is owed to a buyer is money to send back, which the buyer and the
-- admins see until it is sent (docs/decisions/0047).

alter table public.payments
  add column received_cents integer,
  add column received_currency text,
  add column refunded_cents integer not null default 0,
  add column refund_failed_at timestamptz,
  add constraint payments_received_positive check (received_cents > 0),
  add constraint payments_received_in_a_currency check (
    (received_cents is null) = (received_currency is null) and received_currency ~ '^[A-Z]{3}$'
  ),
  add constraint payments_received_when_surplus check (received_cents is null or surplus_received_at is not null),
  add constraint payments_refunded_not_negative check (refunded_cents >= 0),
  drop constraint payments_surplus_when_failed,
  add constraint payments_surplus_when_owed check (surplus_received_at is null or status in ('failed', 'refunded'));

comment on column public.payments.received_cents is 'What arrived, in the smallest unit of received_currency, when it is not the amount that was asked for; else null.';
comment on column public.payments.received_currency is 'ISO 4217; null like received_cents.';
comment on column public.payments.refunded_cents is 'What the payment service has sent back so far: a part of it leaves the order paid and its commission whole.';
comment on column public.payments.refund_failed_at is 'When the payment service told that it could not send the money back. An admin then sends it in another way.';
comment on column public.payments.surplus_received_at is 'When money arrived that is owed to the buyer: the order was cancelled or paid otherwise, another amount was asked for, or a refund failed and came back. Stripe''s is sent back at once; an admin sends the rest.';

drop function public.settle_payment(uuid, public.payment_status, integer, text, text);

create function public.settle_payment(
  _payment uuid, _outcome public.payment_status, _amount_cents integer, _reference text, _reason text,
  _currency text default null, _provider text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _settled public.payments;
  _order public.orders;
  _is_other boolean;
  _is_repeated boolean;
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
  _is_other := _settled.amount_cents is distinct from _amount_cents or coalesce(_currency, 'USD') <> 'USD';
  if _is_other
    and (_outcome is distinct from 'succeeded' or _settled.status in ('succeeded', 'refunded') or coalesce(_amount_cents, 0) <= 0)
  then
    raise exception 'The payment is of another amount' using errcode = 'PT422', detail = 'payment_amount_differs';
  end if;
  if _outcome = 'failed' then
    if _settled.status <> 'pending' then
      return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
    end if;
    update public.payments
    set status = 'failed', provider = coalesce(_provider, payments.provider), provider_reference = _reference,
      failure_reason = _reason, settled_at = now()
    where payments.id = _payment;
    update public.orders set status = 'failed' where orders.id = _order.id and orders.status = 'pending';
    return jsonb_build_object('order', _order.number, 'status', 'failed', 'isRepeated', false);
  elsif _outcome is distinct from 'succeeded' then
    raise exception 'A payment is settled as succeeded or failed' using errcode = 'PT400', detail = 'validation_failed';
  end if;

  if _settled.status in ('succeeded', 'refunded') then
    return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
  end if;
  if _is_other or _order.status not in ('pending', 'failed') or _settled.surplus_received_at is not null then
    update public.payments
    set status = 'failed', provider = coalesce(_provider, payments.provider), provider_reference = _reference,
      surplus_received_at = now(),
      received_cents = case when _is_other then _amount_cents end,
      received_currency = case when _is_other then coalesce(_currency, 'USD') end,
      failure_reason = coalesce(
        payments.failure_reason,
        case
          when _is_other then 'Another amount arrived than the order costs.'
          else 'The order was closed before the payment arrived.'
        end
      ),
      settled_at = coalesce(payments.settled_at, now())
    where payments.id = _payment and payments.surplus_received_at is null and _amount_cents > 0;
    _is_repeated := not found;
    -- The payment page has been used: the buyer needs another.
    update public.orders set status = 'failed'
    where orders.id = _order.id and orders.status = 'pending' and _settled.status = 'pending';
    return jsonb_build_object(
      'order', _order.number,
      'status', 'surplus',
      'isRepeated', _is_repeated,
      'isSent', _settled.surplus_sent_at is not null or _amount_cents = 0
    );
  end if;
  update public.payments set status = 'failed', failure_reason = 'Another payment paid the order.', settled_at = now()
  where payments.order_id = _order.id and payments.id <> _payment and payments.status = 'pending';
  update public.payments
  set status = 'succeeded', provider = coalesce(_provider, payments.provider), provider_reference = _reference,
    failure_reason = null, settled_at = now()
  where payments.id = _payment;
  update public.orders set status = 'paid', paid_at = now(), commission_due_at = now() where orders.id = _order.id;
  perform public.open_account(_order.id);
  return jsonb_build_object('order', _order.number, 'status', 'succeeded', 'isRepeated', false);
end;
$$;

comment on function public.settle_payment is 'Marks a payment and its order, opens the account and notes that the affiliate is to be credited: once, however often it is called. What arrives after the order was cancelled or paid otherwise, or is of another amount or currency, is "surplus", and is to be sent back. A provider that has signed the notice is noted.';
revoke all on function public.settle_payment from public, anon, authenticated;
grant execute on function public.settle_payment to service_role;

create or replace function public.mark_surplus_sent(_payment uuid, _actor uuid)
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
    jsonb_build_object(
      'surplus_sent_at', now(),
      'amount_cents', coalesce(_surplus.received_cents, _surplus.amount_cents),
      'currency', coalesce(_surplus.received_currency, 'USD')
    )
  );
  return jsonb_build_object('order', _order.number, 'isRepeated', false);
end;
$$;

create function public.record_refund(
  _reference text, _refunded_cents integer, _is_full boolean, _has_failed boolean, _reason text
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _charged public.payments;
  _order public.orders;
  _was_full boolean;
begin
  select orders.* into _order
  from public.orders join public.payments on payments.order_id = orders.id
  where payments.provider = 'stripe' and payments.provider_reference = _reference
  for update of orders;
  select * into _charged from public.payments
  where payments.provider = 'stripe' and payments.provider_reference = _reference
  for update;
  if _charged.id is null or (_charged.status not in ('succeeded', 'refunded') and _charged.surplus_received_at is null) then
    return null;
  end if;
  _was_full := _charged.refunded_cents >= coalesce(_charged.received_cents, _charged.amount_cents);
  update public.payments
  set refunded_cents = case when _is_full then coalesce(payments.received_cents, payments.amount_cents) else _refunded_cents end
  where payments.id = _charged.id;

  if _is_full and _charged.surplus_received_at is not null then
    if _charged.surplus_sent_at is null then
      perform public.mark_surplus_sent(_charged.id, null);
    end if;
    return jsonb_build_object(
      'order', _order.number, 'status', 'surplus', 'isRepeated', _charged.surplus_sent_at is not null, 'isSent', true
    );
  elsif _is_full then
    if _charged.status = 'succeeded' then
      perform public.refund_order(_order.id, null, _reason, false);
    end if;
    return jsonb_build_object('order', _order.number, 'status', 'refunded', 'isRepeated', _charged.status = 'refunded');
  end if;

  -- The same failure may be told again after an admin has sent the money in another way: only money that went back, or seemed to, comes
  -- back. What the bank took is with the buyer.
  if _has_failed
    and (_charged.refund_failed_at is null or _was_full)
    and (_charged.status = 'refunded' or _charged.surplus_received_at is not null)
    and _charged.dispute_status is distinct from 'lost'
  then
    update public.payments
    set refund_failed_at = now(), surplus_sent_at = null, surplus_sent_by = null,
      surplus_received_at = case when payments.status = 'refunded' then now() else payments.surplus_received_at end
    where payments.id = _charged.id;
    insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
    values (
      null, 'service_role', 'update', 'payments', _charged.id,
      jsonb_build_object('refund_failed_at', _charged.refund_failed_at, 'surplus_sent_at', _charged.surplus_sent_at),
      jsonb_build_object('refund_failed_at', now(), 'surplus_sent_at', null)
    );
    return jsonb_build_object('order', _order.number, 'status', 'surplus', 'isRepeated', false, 'isSent', false);
  end if;
  return null;
end;
$$;

comment on function public.record_refund is 'Records how much of a payment Stripe has sent back: all of it refunds the order, or settles what was owed, once; a refund that failed is money to send back. Null when nothing more follows. For the service key: payment-webhook.';
revoke all on function public.record_refund from public, anon, authenticated;
grant execute on function public.record_refund to service_role;

create or replace function public.record_dispute(_reference text, _status public.dispute_status)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _disputed public.payments;
  _order public.orders;
begin
  select orders.* into _order
  from public.orders join public.payments on payments.order_id = orders.id
  where payments.provider = 'stripe' and payments.provider_reference = _reference
    and (payments.status in ('succeeded', 'refunded') or payments.surplus_received_at is not null)
  for update of orders;
  select * into _disputed from public.payments
  where payments.provider = 'stripe' and payments.provider_reference = _reference
    and (payments.status in ('succeeded', 'refunded') or payments.surplus_received_at is not null)
  for update;
  if _disputed.id is null then
    return null;
  end if;
  update public.payments set dispute_status = _status, disputed_at = coalesce(payments.disputed_at, now())
  where payments.id = _disputed.id;
  if _status = 'lost' and _disputed.status = 'succeeded' then
    perform public.refund_order(_order.id, null, 'The bank took the payment back after a dispute.', false);
  elsif _status = 'lost' and _disputed.surplus_received_at is not null and _disputed.surplus_sent_at is null then
    perform public.mark_surplus_sent(_disputed.id, null);
  end if;
  return jsonb_build_object(
    'order', _order.number, 'status', 'disputed', 'isRepeated', _disputed.dispute_status is not distinct from _status
  );
end;
$$;

comment on function public.record_dispute is 'Records the state of a dispute about a payment of Stripe; a lost one refunds the order, or settles what was owed. Null when the charge paid no order and is not owed. For the service key: payment-webhook.';

create or replace function public.is_disputed(_order uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.payments
    where payments.order_id = _order
      and payments.dispute_status = 'open'
      and payments.status in ('succeeded', 'refunded')
  );
$$;

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
        'amountCents', coalesce(surplus.received_cents, surplus.amount_cents),
        'currency', coalesce(surplus.received_currency, 'USD'),
        'cause', case
          when surplus.status = 'refunded' then 'refund-failed'
          when surplus.received_cents is not null then 'other-amount'
          else 'not-needed'
        end,
        'receivedAt', surplus.surplus_received_at,
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
  _affiliate_code text;
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
  -- No code, and none that is nobody's, replaces a code.
  _affiliate_code := case
    when _order.affiliate_code is null or public.is_affiliate_code(_affiliate) then coalesce(_affiliate, _order.affiliate_code)
    else _order.affiliate_code
  end;
  if _order.id is null then
    -- Priced once: a price that changes meanwhile is that of the next order.
    with priced as materialized (
      select * from public.price_order(_person, _tier, _add_ons, _coupon)
    ), placed as (
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
      from priced
      returning *
    ), items as (
      insert into public.order_items (order_id, position, kind, tier_id, add_on_id, coupon_code, label, amount_cents)
      select
        placed.id, priced.line, priced.kind,
        case priced.kind when 'fee' then priced.item end,
        case priced.kind when 'add-on' then priced.item end,
        case priced.kind when 'discount' then priced.item end,
        priced.label, priced.amount_cents
      from placed cross join priced
      where priced.amount_cents <> 0
    )
    select placed.* into _order from placed;
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
    or (_order.status in ('paid', 'refunded') and (
      _order.full_name <> _full_name
      or _order.billing_country <> _country
      or _order.affiliate_code is distinct from _affiliate_code
    ))
  then
    raise exception 'The key belongs to another order'
      using errcode = 'PT409', detail = 'order_key_reused', hint = 'Make a new key for a new order.';
  end if;

  if _order.status = 'cancelled' then
    raise exception 'The order was cancelled' using errcode = 'PT409', detail = 'order_closed', hint = 'Order again with a new key.';
  end if;
  if _order.status in ('pending', 'failed') then
    -- The buyer came back and corrected them.
    update public.orders set full_name = _full_name, billing_country = _country, affiliate_code = _affiliate_code
    where orders.id = _order.id
      and (
        orders.full_name <> _full_name
        or orders.billing_country <> _country
        or orders.affiliate_code is distinct from _affiliate_code
      );
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
