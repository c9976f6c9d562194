-- A coupon is used when an order with it is placed, not when it is paid: five orders with a coupon for one were all settled before.
-- The use comes back when the order ends unpaid.

comment on column public.coupons.uses is 'Orders with the coupon that are pending, paid or refunded. A trigger of orders counts.';

create function public.hold_coupon()
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
    if not found then
      raise exception 'The coupon % is used up', new.coupon_code
        using errcode = 'PT422', detail = 'coupon_used_up', hint = 'Order without it.';
    end if;
  elsif _held and not _holds then
    update public.coupons set uses = greatest(uses - 1, 0) where coupons.code = new.coupon_code;
  end if;
  return null;
end;
$$;

comment on function public.hold_coupon is 'Counts the use of an order''s coupon while the order is pending, paid or refunded; 422 when there is none left.';

create trigger orders_hold_coupon
after insert on public.orders
for each row when (new.coupon_code is not null)
execute function public.hold_coupon();

create trigger orders_release_coupon
after update of status on public.orders
for each row when (new.coupon_code is not null and new.status <> old.status)
execute function public.hold_coupon();

-- Orders that are pending when this arrives hold their coupon from now on, as far as its limit allows.
update public.coupons
set uses = least(coalesce(max_uses, 2147483647), uses + (
  select count(*)::integer from public.orders where orders.coupon_code = coupons.code and orders.status = 'pending'
));

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

create function public.release_coupon(_coupon text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  _code text := upper(btrim(_coupon));
  _late uuid[];
begin
  if not exists (select 1 from public.coupons where coupons.code = _code and coupons.uses >= coupons.max_uses) then
    return;
  end if;
  _late := array(select late.id from public.orders_not_paid_in_time(_code) as late);
  update public.payments
  set status = 'failed', failure_reason = 'The order was not paid within an hour.', settled_at = now()
  where payments.order_id = any (_late) and payments.status = 'pending';
  update public.orders set status = 'cancelled' where orders.id = any (_late) and orders.status = 'pending';
end;
$$;

comment on function public.release_coupon is 'Cancels the orders that hold a used-up coupon and were not paid within an hour.';

revoke all on function public.hold_coupon, public.orders_not_paid_in_time, public.release_coupon from public, anon, authenticated;
grant execute on function public.orders_not_paid_in_time, public.release_coupon to service_role;
