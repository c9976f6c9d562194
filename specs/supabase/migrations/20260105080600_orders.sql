-- What was bought, line by line, and how it was paid. Written with the service key only: a browser never says what something costs.

create type public.order_status as enum ('pending', 'paid', 'failed', 'cancelled', 'refunded');
create type public.order_item_kind as enum ('fee', 'add-on', 'discount');
create type public.payment_status as enum ('pending', 'succeeded', 'failed', 'refunded');
create type public.payment_method as enum ('Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT');

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
  constraint orders_email_form check (email like '%_@_%' and length(email) <= 254),
  constraint orders_full_name_length check (length(full_name) between 1 and 120),
  constraint orders_billing_country_code check (billing_country ~ '^[A-Z]{2}$'),
  constraint orders_affiliate_code_length check (length(affiliate_code) between 1 and 64),
  constraint orders_currency_dollars check (currency = 'USD'),
  constraint orders_amounts_not_negative check (price_cents > 0 and add_ons_cents >= 0 and discount_cents >= 0),
  constraint orders_discount_within_fee check (discount_cents <= price_cents),
  constraint orders_discount_by_coupon check (discount_cents = 0 or coupon_code is not null),
  constraint orders_paid_when_paid check ((paid_at is not null) = (status in ('paid', 'refunded')))
);

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
  constraint order_items_only_discounts_reduce check ((kind = 'discount') = (amount_cents < 0))
);

create unique index order_items_one_fee on public.order_items (order_id) where kind = 'fee';
create unique index order_items_one_discount on public.order_items (order_id) where kind = 'discount';
create unique index order_items_add_on_once on public.order_items (order_id, add_on_id) where kind = 'add-on';

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
  unique (provider, provider_reference),
  constraint payments_amount_not_negative check (amount_cents >= 0),
  constraint payments_settled_when_final check ((settled_at is null) = (status = 'pending')),
  constraint payments_reason_when_failed check ((failure_reason is not null) = (status = 'failed')),
  constraint payments_reference_when_charged check (status in ('pending', 'failed') or provider_reference is not null)
);

-- However often a provider's call is repeated, an order is charged once.
create unique index payments_one_charge_per_order on public.payments (order_id) where status in ('succeeded', 'refunded');

comment on table public.orders is 'Evaluations that were ordered, in US cents.';
comment on column public.orders.number is 'What people are told.';
comment on column public.orders.user_id is 'Null when somebody ordered without signing in.';
comment on column public.orders.billing_country is 'ISO 3166-1 alpha-2.';
comment on column public.orders.affiliate_code is 'As the link carried it; whether it counts, the affiliate''s side decides.';
comment on column public.orders.price_cents is 'The fee on the day of the order.';
comment on column public.orders.discount_cents is 'A positive number.';
comment on column public.orders.idempotency_key is 'Made by the checkout page once; the same key never makes a second order.';
comment on table public.order_items is 'The lines of an order; their sum is the order''s total.';
comment on column public.order_items.amount_cents is 'Negative for a discount.';
comment on table public.payments is 'Attempts to pay an order.';
comment on column public.payments.provider is 'The payment service; simulated in the embedded backend.';
comment on column public.payments.provider_reference is 'The charge as the provider names it.';

create index orders_user_id on public.orders (user_id, created_at);
create index orders_status on public.orders (status, created_at);
create index orders_affiliate_code on public.orders (affiliate_code);
create index orders_tier_id on public.orders (tier_id);
create index orders_coupon_code on public.orders (coupon_code);
create index payments_order_id on public.payments (order_id);

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.payments enable row level security;

create policy "People read orders of their own"
on public.orders for select to authenticated
using (user_id = (select auth.uid()));

create policy "Admins read every order"
on public.orders for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Who reads an order reads its lines"
on public.order_items for select to authenticated
using (exists (select 1 from public.orders where orders.id = order_items.order_id));

create policy "Who reads an order reads its payments"
on public.payments for select to authenticated
using (exists (select 1 from public.orders where orders.id = payments.order_id));

revoke all on public.orders, public.order_items, public.payments from public, anon, authenticated;
grant select on public.orders, public.order_items, public.payments to authenticated;
grant all on public.orders, public.order_items, public.payments to service_role;

alter publication supabase_realtime add table public.orders;
