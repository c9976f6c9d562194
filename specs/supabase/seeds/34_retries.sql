-- The coupons that the terminations brought, on the orders that were made with them, and how often each coupon was used.

update public.orders
set coupon_code = coupons.code, discount_cents = orders.price_cents * coupons.percent / 100
from public.coupons
where coupons.terminated_account_id is not null
  and coupons.owner_id = orders.user_id
  and coupons.tier_id = orders.tier_id
  and orders.coupon_code is null
  and orders.created_at between coupons.valid_from and coupons.expires_at;

insert into public.order_items (order_id, position, kind, coupon_code, label, amount_cents)
select orders.id, 2, 'discount', coupons.code, coupons.percent || '% off the fee', -orders.discount_cents
from public.orders
join public.coupons on coupons.code = orders.coupon_code
where coupons.terminated_account_id is not null;

update public.payments
set amount_cents = orders.total_cents
from public.orders
where orders.id = payments.order_id and orders.coupon_code like 'RETRY-%';

update public.coupons
set uses = (select count(*) from public.orders where orders.coupon_code = coupons.code and orders.status in ('pending', 'paid', 'refunded'));
