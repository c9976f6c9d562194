-- Orders, as the edge function `checkout` makes them: priced here, in one transaction, and never twice for one key.
-- Error details are the codes of specs/site/errors.yaml.

create table public.restricted_countries (
  code text primary key,
  name text not null unique,
  constraint restricted_countries_code_form check (code ~ '^[A-Z]{2}$')
);

comment on table public.restricted_countries is 'Countries to which nothing is sold, because payouts there are sanctioned. Public: checkout says so before anybody types.';
comment on column public.restricted_countries.code is 'ISO 3166-1 alpha-2.';

insert into public.restricted_countries (code, name)
values ('CU', 'Cuba'), ('IR', 'Iran'), ('KP', 'North Korea'), ('SY', 'Syria');

alter table public.restricted_countries enable row level security;

create policy "Everybody reads the restricted countries"
on public.restricted_countries for select to anon, authenticated
using (true);

revoke all on public.restricted_countries from public, anon, authenticated;
grant select on public.restricted_countries to anon, authenticated;
grant all on public.restricted_countries to service_role;

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
    'currency', placed.currency,
    'totalCents', placed.total_cents,
    'placedAt', placed.created_at,
    'lines', (
      select jsonb_agg(
        jsonb_build_object('kind', item.kind, 'label', item.label, 'amountCents', item.amount_cents) order by item.position
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
    )
  )
  from public.orders as placed
  where placed.idempotency_key = _key;
$$;

comment on function public.order_receipt is 'The order of this key with its lines and its last payment, or null. The key is known only to the browser that ordered, so that a guest sees their receipt too.';

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
  select * into _order from public.orders where orders.idempotency_key = _key;
  if _order.id is null then
    if exists (select 1 from public.restricted_countries where restricted_countries.code = _country) then
      raise exception 'Nothing is sold to %', _country
        using errcode = 'PT422', detail = 'country_restricted', hint = 'The countries stand in restricted_countries.';
    end if;
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
      update public.orders set status = 'pending' where orders.id = _order.id and orders.status = 'failed';
    end if;
  end if;
  return public.order_receipt(_key);
end;
$$;

comment on function public.place_order is 'Makes the order of this key, or gives the one that it made before, with a payment to pay it unless it is paid. 404 and 422 as quote_order, 422 for a restricted country, 409 for a key that belongs to another order.';

revoke all on function public.order_receipt, public.place_order from public, anon, authenticated;
grant execute on function public.order_receipt, public.place_order to service_role;
