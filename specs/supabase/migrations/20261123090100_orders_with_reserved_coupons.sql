-- Quoting, placing and settling with coupons that are reserved (20261123090000).

create or replace function public.price_order(_person uuid, _tier text, _add_ons text[], _coupon text)
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
  select * into _order from public.orders where orders.idempotency_key = _key;
  if _order.id is null then
    if exists (select 1 from public.restricted_countries where restricted_countries.code = _country) then
      raise exception 'Nothing is sold to %', _country
        using errcode = 'PT422', detail = 'country_restricted', hint = 'The countries stand in restricted_countries.';
    end if;
    perform public.release_coupon(_coupon);
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
  then
    raise exception 'The key belongs to another order'
      using errcode = 'PT409', detail = 'order_key_reused', hint = 'Make a new key for a new order.';
  end if;

  if _order.status = 'cancelled' then
    raise exception 'The order was cancelled' using errcode = 'PT409', detail = 'order_closed', hint = 'Order again with a new key.';
  end if;
  if _order.status in ('pending', 'failed') then
    update public.payments set method = _method where payments.order_id = _order.id and payments.status = 'pending';
    if not found then
      insert into public.payments (order_id, provider, method, amount_cents, idempotency_key)
      values (_order.id, 'simulated', _method, _order.total_cents, gen_random_uuid());
      perform public.release_coupon(_coupon);
      update public.orders set status = 'pending' where orders.id = _order.id and orders.status = 'failed';
    end if;
  end if;
  return public.order_receipt(_key);
end;
$$;

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
  select * into _settled from public.payments where payments.id = _payment for update;
  if _settled.id is null then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'payment_not_found';
  end if;
  if _settled.amount_cents is distinct from _amount_cents then
    raise exception 'The payment is of another amount' using errcode = 'PT422', detail = 'payment_amount_differs';
  end if;
  select * into _order from public.orders where orders.id = _settled.order_id for update;
  if _outcome = 'succeeded' and _order.status = 'cancelled' and _settled.status in ('pending', 'failed') then
    update public.payments
    set status = 'refunded', provider_reference = _reference, failure_reason = null, settled_at = now()
    where payments.id = _payment;
    return jsonb_build_object('order', _order.number, 'status', 'refunded', 'isRepeated', false);
  end if;
  if _settled.status <> 'pending' then
    return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
  end if;

  if _outcome = 'succeeded' then
    update public.payments set status = 'succeeded', provider_reference = _reference, settled_at = now() where payments.id = _payment;
    update public.orders set status = 'paid', paid_at = now() where orders.id = _order.id;
    perform public.open_account(_order.id);
    perform public.credit_affiliate(_order.id);
  elsif _outcome = 'failed' then
    update public.payments set status = 'failed', provider_reference = _reference, failure_reason = _reason, settled_at = now()
    where payments.id = _payment;
    update public.orders set status = 'failed' where orders.id = _order.id and orders.status = 'pending';
  else
    raise exception 'A payment is settled as succeeded or failed' using errcode = 'PT400', detail = 'validation_failed';
  end if;
  return jsonb_build_object('order', _order.number, 'status', _outcome, 'isRepeated', false);
end;
$$;

comment on function public.settle_payment is 'Marks a payment and its order, opens the account and credits the affiliate: once, however often it is called. Money that comes for a cancelled order is marked as refunded and has to be sent back.';
