-- The price of an order before it is made, and orders as the edge function checkout makes them: priced here, in one transaction, and
-- never twice for one key. Error details are the codes of specs/site/errors.yaml.

create function public.orders_not_paid_in_time(_code text)
returns table (id uuid)
language sql
stable
set search_path = ''
as $$
  select orders.id
  from public.orders
  where orders.coupon_code = _code
    and orders.status = 'pending'
    and not exists (
      select 1
      from public.payments
      where payments.order_id = orders.id
        and payments.status = 'pending'
        and payments.created_at > now() - interval '1 hour'
    );
$$;

comment on function public.orders_not_paid_in_time is 'Pending orders with the coupon whose payment was begun more than an hour ago: they give the coupon back when somebody else needs it.';
revoke all on function public.orders_not_paid_in_time from public, anon, authenticated;
grant execute on function public.orders_not_paid_in_time to service_role;

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

create function public.price_order(_person uuid, _tier text, _add_ons text[], _coupon text)
returns table (line integer, kind public.order_item_kind, item text, label text, amount_cents integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  _size public.program_tiers;
  _program public.programs;
  _reduction public.coupons;
  _unknown text;
begin
  select * into _size from public.program_tiers where program_tiers.id = _tier;
  select * into _program from public.programs where programs.id = _size.program_id and programs.is_available;
  if _program.id is null then
    raise exception '% is not for sale', coalesce(_tier, 'Nothing')
      using errcode = 'PT404', detail = 'tier_not_for_sale', hint = 'Choose the id of a tier of an available program.';
  end if;

  select wanted.id into _unknown
  from unnest(_add_ons) as wanted (id)
  where not exists (select 1 from public.add_ons where add_ons.id = wanted.id and add_ons.is_active)
  limit 1;
  if found then
    raise exception 'The add-on % is not for sale', coalesce(_unknown, 'null')
      using errcode = 'PT404', detail = 'add_on_not_for_sale', hint = 'Choose ids of add_ons.';
  end if;

  if _coupon is not null then
    select * into _reduction from public.coupons
    where coupons.code = upper(btrim(_coupon))
      and coupons.is_active
      and (coupons.owner_id is null or coupons.owner_id = _person);
    if _reduction.code is null then
      raise exception 'The coupon % is not known', _coupon
        using errcode = 'PT404', detail = 'coupon_unknown', hint = 'Check the code.';
    end if;
    if now() < _reduction.valid_from or now() >= _reduction.expires_at then
      raise exception 'The coupon % is not valid today', _reduction.code
        using errcode = 'PT422', detail = 'coupon_not_valid_today', hint = 'Order without it.';
    end if;
    if _reduction.uses - (select count(*) from public.orders_not_paid_in_time(_reduction.code)) >= _reduction.max_uses then
      raise exception 'The coupon % is used up', _reduction.code
        using errcode = 'PT422', detail = 'coupon_used_up', hint = 'Order without it.';
    end if;
    if _reduction.tier_id <> _tier or _reduction.program_id <> _program.id then
      raise exception 'The coupon % is not for this evaluation', _reduction.code
        using errcode = 'PT422', detail = 'coupon_not_for_this', hint = 'Choose the evaluation it is for.';
    end if;
  end if;

  return query
  select (row_number() over (order by priced.place))::integer, priced.kind, priced.item, priced.label, priced.amount_cents
  from (
    select 0 as place, 'fee'::public.order_item_kind as kind, _size.id as item,
      _program.name || ' ' || _size.label as label, _size.price_cents as amount_cents
    union all
    select add_ons.position, 'add-on', add_ons.id, add_ons.name, add_ons.price_cents
    from public.add_ons
    where add_ons.id = any (_add_ons)
    union all
    select 1000000, 'discount', _reduction.code, _reduction.percent || '% off the fee', -(_size.price_cents * _reduction.percent / 100)
    where _reduction.code is not null
  ) as priced
  order by priced.place;
end;
$$;

comment on function public.price_order is 'What an order costs this person, whose own coupons it knows too. 404 for what is not for sale or a coupon that is not known, 422 for one that does not hold.';
revoke all on function public.price_order from public, anon, authenticated;
grant execute on function public.price_order to service_role;

-- Without a coupon a price is public.
create function public.quote_order(_tier text, _add_ons text[] default '{}')
returns table (line integer, kind public.order_item_kind, item text, label text, amount_cents integer)
language sql
stable
security definer
set search_path = ''
as $$
  select priced.line, priced.kind, priced.item, priced.label, priced.amount_cents
  from public.price_order((select auth.uid()), _tier, _add_ons, null) as priced;
$$;

comment on function public.quote_order is 'The lines of an order without a coupon in US cents: the fee, and each add-on once. Their sum is what it costs. 404 for what is not for sale. With a coupon: the edge function quote.';
revoke all on function public.quote_order from public;
grant execute on function public.quote_order to anon, authenticated, service_role;

create function public.order_receipt(_key uuid)
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

comment on function public.order_receipt is 'The order of this key with its lines and its last payment, or null. The key is known only to the browser that ordered, so that a guest sees their receipt too.';
revoke all on function public.order_receipt from public, anon, authenticated;
grant execute on function public.order_receipt to service_role;

create function public.place_order(
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

comment on function public.place_order is 'Makes the order of this key, or gives the one that it made before, with a payment to pay it unless it is paid. 404 and 422 as quote_order, 422 for a restricted country, 409 for a key that belongs to another order.';
revoke all on function public.place_order from public, anon, authenticated;
grant execute on function public.place_order to service_role;

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
