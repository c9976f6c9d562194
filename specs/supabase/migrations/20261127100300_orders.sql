-- What was bought, line by line, and how it was paid. Written with the service key only: a browser never says what something costs.

create type public.order_status as enum ('pending', 'paid', 'failed', 'cancelled', 'refunded');
create type public.order_item_kind as enum ('fee', 'add-on', 'discount');
create type public.payment_status as enum ('pending', 'succeeded', 'failed', 'refunded');
create type public.payment_method as enum ('Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT');
create type public.dispute_status as enum ('open', 'won', 'lost');

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 10001) unique,
  user_id uuid references auth.users (id) on delete set null,
  email text not null,
  full_name text not null,
  billing_country text not null,
  tier_id text not null references public.program_tiers (id),
  coupon_code text references public.coupons (code),
  affiliate_code text,
  status public.order_status not null default 'pending',
  currency text not null default 'USD',
  price_cents integer not null,
  add_ons_cents integer not null default 0,
  discount_cents integer not null default 0,
  total_cents integer generated always as (price_cents + add_ons_cents - discount_cents) stored,
  idempotency_key uuid not null unique,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  terms_version text,
  refunded_at timestamptz,
  refund_reason text,
  commission_due_at timestamptz,
  constraint orders_email_form check (email like '%_@_%' and length(email) <= 254),
  constraint orders_full_name_length check (length(full_name) between 1 and 120),
  constraint orders_billing_country_code check (billing_country ~ '^[A-Z]{2}$'),
  constraint orders_affiliate_code_length check (length(affiliate_code) between 1 and 64),
  constraint orders_currency_dollars check (currency = 'USD'),
  constraint orders_amounts_not_negative check (price_cents > 0 and add_ons_cents >= 0 and discount_cents >= 0),
  constraint orders_discount_within_fee check (discount_cents <= price_cents),
  constraint orders_discount_by_coupon check (discount_cents = 0 or coupon_code is not null),
  constraint orders_paid_when_paid check ((paid_at is not null) = (status in ('paid', 'refunded'))),
  constraint orders_terms_version_length check (length(terms_version) between 1 and 40),
  constraint orders_refund_when_refunded check (
    (refunded_at is null) = (refund_reason is null) and (refunded_at is null or status = 'refunded')
  ),
  constraint orders_refund_reason_length check (length(refund_reason) between 1 and 300),
  constraint orders_commission_due_when_paid check (commission_due_at is null or status in ('paid', 'refunded'))
);

comment on table public.orders is 'Evaluations that were ordered, in US cents.';
comment on column public.orders.number is 'What people are told.';
comment on column public.orders.user_id is 'Null when somebody ordered without signing in.';
comment on column public.orders.billing_country is 'ISO 3166-1 alpha-2.';
comment on column public.orders.affiliate_code is 'As the link carried it; whether it counts, the affiliate''s side decides.';
comment on column public.orders.price_cents is 'The fee on the day of the order.';
comment on column public.orders.discount_cents is 'A positive number.';
comment on column public.orders.idempotency_key is 'Made by the checkout page once; the same key never makes a second order.';
comment on column public.orders.terms_version is 'The version of the rulebook that the buyer saw and accepted.';
comment on column public.orders.refunded_at is 'When the money was sent back. Null, like refund_reason, for a refund without a reason.';
comment on column public.orders.refund_reason is 'What the buyer is told.';
comment on column public.orders.commission_due_at is 'When credit_due_orders tries to credit the affiliate, again after a failure; null when that is done.';

create index orders_user_id on public.orders (user_id, created_at);
create index orders_status on public.orders (status, created_at);
create index orders_affiliate_code on public.orders (affiliate_code);
create index orders_tier_id on public.orders (tier_id);
create index orders_coupon_code on public.orders (coupon_code);
-- The console's lists begin with the newest rows of everybody: with such an index the first 25 of 100,000 take as long as those of 1,000
-- (npm run bench -- --part admin).
create index orders_newest on public.orders (created_at);
create index orders_commission_due_at on public.orders (commission_due_at) where commission_due_at is not null;
create index orders_of_guests on public.orders (email) where user_id is null;

alter table public.orders enable row level security;

create policy "People read orders of their own, admins every order"
on public.orders for select to authenticated
using (user_id = (select auth.uid()) or (select public.is_admin()));

revoke all on public.orders from public, anon, authenticated;
grant select on public.orders to authenticated;
grant all on public.orders to service_role;

alter publication supabase_realtime add table public.orders;

create table public.order_items (
  order_id uuid not null references public.orders (id) on delete cascade,
  position integer not null,
  kind public.order_item_kind not null,
  tier_id text references public.program_tiers (id),
  add_on_id text references public.add_ons (id),
  coupon_code text references public.coupons (code),
  label text not null,
  amount_cents integer not null,
  primary key (order_id, position),
  constraint order_items_position_from_one check (position >= 1),
  constraint order_items_names_its_thing check (
    (kind = 'fee') = (tier_id is not null)
    and (kind = 'add-on') = (add_on_id is not null)
    and (kind = 'discount') = (coupon_code is not null)
  ),
  constraint order_items_only_discounts_reduce check ((kind = 'discount') = (amount_cents < 0)),
  constraint order_items_label_length check (length(label) <= 200)
);

comment on table public.order_items is 'The lines of an order; their sum is the order''s total.';
comment on column public.order_items.amount_cents is 'Negative for a discount.';

create unique index order_items_one_fee on public.order_items (order_id) where kind = 'fee';
create unique index order_items_one_discount on public.order_items (order_id) where kind = 'discount';
create unique index order_items_add_on_once on public.order_items (order_id, add_on_id) where kind = 'add-on';
create index order_items_of_a_tier on public.order_items (tier_id);
create index order_items_of_an_add_on on public.order_items (add_on_id);
create index order_items_of_a_coupon on public.order_items (coupon_code);

alter table public.order_items enable row level security;

create policy "Who reads an order reads its lines"
on public.order_items for select to authenticated
using (exists (select 1 from public.orders where orders.id = order_items.order_id));

revoke all on public.order_items from public, anon, authenticated;
grant select on public.order_items to authenticated;
grant all on public.order_items to service_role;

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  provider text not null,
  provider_reference text,
  method public.payment_method not null,
  status public.payment_status not null default 'pending',
  amount_cents integer not null,
  failure_reason text,
  idempotency_key uuid not null unique,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  surplus_received_at timestamptz,
  surplus_sent_at timestamptz,
  surplus_sent_by uuid references auth.users (id) on delete set null,
  dispute_status public.dispute_status,
  disputed_at timestamptz,
  unique (provider, provider_reference),
  constraint payments_amount_not_negative check (amount_cents >= 0),
  constraint payments_settled_when_final check ((settled_at is null) = (status = 'pending')),
  constraint payments_reason_when_failed check ((failure_reason is not null) = (status = 'failed')),
  constraint payments_reference_when_charged check (status in ('pending', 'failed') or provider_reference is not null),
  constraint payments_texts_length check (
    length(provider) <= 60 and length(coalesce(provider_reference, '')) <= 300 and length(coalesce(failure_reason, '')) <= 2000
  ),
  constraint payments_surplus_when_failed check (surplus_received_at is null or status = 'failed'),
  constraint payments_surplus_sent_after_received check (surplus_sent_at is null or surplus_received_at is not null),
  constraint payments_surplus_sent_by_when_sent check (surplus_sent_by is null or surplus_sent_at is not null),
  constraint payments_disputed_at_a_moment check ((dispute_status is null) = (disputed_at is null))
);

comment on table public.payments is 'Attempts to pay an order.';
comment on column public.payments.provider is 'The payment service; simulated in the embedded backend.';
comment on column public.payments.provider_reference is 'The charge as the provider names it.';
comment on column public.payments.surplus_received_at is 'When the money arrived although the order was cancelled or paid otherwise. Stripe''s is sent back at once; an admin sends the rest.';
comment on column public.payments.surplus_sent_at is 'When it was sent back; null until then.';
comment on column public.payments.surplus_sent_by is 'The admin; null when the payment service sent it by itself.';
comment on column public.payments.dispute_status is 'The state of the buyer''s dispute at their bank: while it is open, nothing is paid out that depends on the payment; a lost one is a refund.';
comment on column public.payments.disputed_at is 'When the payment service first told of the dispute.';

-- However often a provider's call is repeated, an order is charged once.
create unique index payments_one_charge_per_order on public.payments (order_id) where status in ('succeeded', 'refunded');
create index payments_order_id on public.payments (order_id);
create index payments_surplus_to_send on public.payments (surplus_received_at)
where surplus_received_at is not null and surplus_sent_at is null;
create index payments_surplus_sent_by on public.payments (surplus_sent_by);

alter table public.payments enable row level security;

create policy "Who reads an order reads its payments"
on public.payments for select to authenticated
using (exists (select 1 from public.orders where orders.id = payments.order_id));

revoke all on public.payments from public, anon, authenticated;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;

-- A coupon is used when an order with it is placed, not when it is paid: otherwise five unpaid orders could share a coupon for one. The
-- use comes back when the order ends unpaid, and is never refused to an order that has been paid, since that was placed with the
-- coupon.
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
revoke all on function public.hold_coupon from public, anon, authenticated;

create trigger orders_hold_coupon
after insert on public.orders
for each row when (new.coupon_code is not null)
execute function public.hold_coupon();
create trigger orders_release_coupon
after update of status on public.orders
for each row when (new.coupon_code is not null and new.status <> old.status)
execute function public.hold_coupon();

create function public.is_own_order(_order uuid, _person uuid, _email text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1
    from public.orders
    where orders.id = _order
      and (orders.user_id = _person or public.normalized_email(orders.email) = public.normalized_email(_email))
  );
$$;

comment on function public.is_own_order is 'Whether a person placed an order, signed in or as a guest with their address. For the service key: admin-orders.';
revoke all on function public.is_own_order from public, anon, authenticated;
grant execute on function public.is_own_order to service_role;

create function public.is_disputed(_order uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.payments where payments.order_id = _order and payments.dispute_status = 'open');
$$;

comment on function public.is_disputed is 'Whether the buyer disputes the payment of an order at their bank.';
revoke all on function public.is_disputed from public, anon;
grant execute on function public.is_disputed to authenticated, service_role;
