-- The price of an order before it is made, from the catalogue and the coupons of the database.

-- Error details are the codes of specs/site/errors.yaml.
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
    if _reduction.uses >= _reduction.max_uses then
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

comment on function public.price_order is 'What quote_order answers to this person, whose own coupons it knows too.';

create function public.quote_order(_tier text, _add_ons text[] default '{}', _coupon text default null)
returns table (line integer, kind public.order_item_kind, item text, label text, amount_cents integer)
language sql
stable
security definer
set search_path = ''
as $$
  select priced.line, priced.kind, priced.item, priced.label, priced.amount_cents
  from public.price_order((select auth.uid()), _tier, _add_ons, _coupon) as priced;
$$;

comment on function public.quote_order is 'The lines of an order in US cents: the fee, each add-on once, the discount. Their sum is what it costs. 404 for what is not for sale, 422 for a coupon that does not hold.';

revoke all on function public.price_order from public, anon, authenticated;
grant execute on function public.price_order to service_role;
revoke all on function public.quote_order from public;
grant execute on function public.quote_order to anon, authenticated, service_role;
