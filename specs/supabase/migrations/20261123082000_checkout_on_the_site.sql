-- What the checkout page needs beside place_order: the version of the terms, a receipt that can be printed, orders that another
-- one replaces, and orders that a guest placed before they had an account.

alter table public.orders add column terms_version text;
alter table public.orders add constraint orders_terms_version_length check (length(terms_version) between 1 and 40);
comment on column public.orders.terms_version is 'The version of the rulebook that the buyer saw and accepted.';

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
    )
  )
  from public.orders as placed
  where placed.idempotency_key = _key;
$$;

create function public.cancel_order(_key uuid)
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
  update public.payments set status = 'failed', failure_reason = 'Another order took its place.', settled_at = now()
  where payments.order_id = _order.id and payments.status = 'pending';
  update public.orders set status = 'cancelled' where orders.id = _order.id;
  return 'cancelled';
end;
$$;

comment on function public.cancel_order is 'Closes the unpaid order of this key, so that it cannot be paid beside the order that replaces it. Returns the status that the order has afterwards; null without such an order.';

create function public.claim_orders(_person uuid, _email text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _order public.orders;
  _count integer := 0;
begin
  for _order in
    select * from public.orders where orders.user_id is null and orders.email = lower(_email) order by orders.number for update
  loop
    update public.orders set user_id = _person where orders.id = _order.id;
    if _order.status = 'paid' then
      perform public.open_account(_order.id);
    end if;
    _count := _count + 1;
  end loop;
  return _count;
end;
$$;

comment on function public.claim_orders is 'Gives a person the orders that were placed with their confirmed address before they had an account, and opens the accounts that were paid. Returns how many orders there were.';

revoke all on function public.cancel_order, public.claim_orders from public, anon, authenticated;
grant execute on function public.cancel_order, public.claim_orders to service_role;
