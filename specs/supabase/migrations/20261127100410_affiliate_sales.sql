-- From a click to a commission: what came through an affiliate's link. Money is in cents of a US dollar, rates are in basis points.
-- Functions and the service key write here; affiliates read.

create type public.commission_status as enum ('pending', 'approved', 'reversed');
create type public.affiliate_flag_kind as enum ('self-referral', 'own-coupon', 'other-affiliate');

create table public.affiliate_clicks (
  id bigint generated always as identity primary key,
  affiliate_id uuid not null references public.affiliates (id) on delete cascade,
  link_id uuid not null,
  visitor text not null,
  country text,
  device text not null,
  clicked_at timestamptz not null default now(),
  foreign key (link_id, affiliate_id) references public.affiliate_links (id, affiliate_id) on delete cascade,
  constraint affiliate_clicks_visitor_length check (length(visitor) between 1 and 64),
  constraint affiliate_clicks_country_code check (country ~ '^[A-Z]{2}$'),
  constraint affiliate_clicks_device_known check (device in ('desktop', 'mobile', 'tablet'))
);

comment on table public.affiliate_clicks is 'Visits through a link, counted after consent.';
comment on column public.affiliate_clicks.visitor is 'Salted hash that changes each day, so that a second click of the day counts as the same visitor.';

create index affiliate_clicks_of_an_affiliate on public.affiliate_clicks (affiliate_id, clicked_at);
create index affiliate_clicks_of_a_link_and_affiliate on public.affiliate_clicks (link_id, affiliate_id);

alter table public.affiliate_clicks enable row level security;

create policy "Affiliates read their own clicks, admins every click"
on public.affiliate_clicks for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

revoke all on public.affiliate_clicks from public, anon, authenticated;
grant select on public.affiliate_clicks to authenticated;
grant all on public.affiliate_clicks to service_role;

-- Runs as its owner: whoever inserts page views may write nothing else.
create function public.count_affiliate_click()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _click jsonb := new.metadata -> 'referral';
  _affiliate uuid;
begin
  select affiliates.id into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_click ->> 'code'), '-', 1) and affiliates.status not in ('suspended', 'rejected');
  if _affiliate is not null then
    insert into public.affiliate_clicks (affiliate_id, link_id, visitor, country, device)
    values (
      _affiliate, public.choose_affiliate_link(_affiliate, _click ->> 'code'),
      _click ->> 'visitor', _click ->> 'country', _click ->> 'device'
    );
  end if;
  return null;
end;
$$;

comment on function public.count_affiliate_click is 'Counts the page view that a referral link opened, as crm-tracking describes it in metadata.referral: {code, visitor, country, device}. The site sends page views only after consent.';
revoke all on function public.count_affiliate_click from public, anon, authenticated, service_role;

create trigger tracking_events_click after insert on public.tracking_events for each row execute function public.count_affiliate_click();

create table public.affiliate_referrals (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete cascade,
  link_id uuid not null,
  person_id uuid unique references public.profiles (id) on delete set null,
  shown_name text not null,
  country text,
  is_new boolean not null,
  referred_at timestamptz not null default now(),
  foreign key (link_id, affiliate_id) references public.affiliate_links (id, affiliate_id) on delete cascade,
  unique (id, affiliate_id),
  constraint affiliate_referrals_shown_name_length check (length(shown_name) between 1 and 80),
  constraint affiliate_referrals_country_code check (country ~ '^[A-Z]{2}$')
);

comment on table public.affiliate_referrals is 'People who came through a link. A person belongs to one affiliate.';
comment on column public.affiliate_referrals.shown_name is 'First name and initial: what the affiliate may see of the person.';
comment on column public.affiliate_referrals.is_new is 'Signed up through the link; otherwise had an account already or has none, and bought through the link.';

create index affiliate_referrals_of_an_affiliate on public.affiliate_referrals (affiliate_id, referred_at);
create index affiliate_referrals_of_a_link_and_affiliate on public.affiliate_referrals (link_id, affiliate_id);

alter table public.affiliate_referrals enable row level security;

create policy "Affiliates read their own referrals, admins every referral"
on public.affiliate_referrals for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

revoke all on public.affiliate_referrals from public, anon, authenticated;
grant select on public.affiliate_referrals to authenticated;
grant all on public.affiliate_referrals to service_role;

alter publication supabase_realtime add table public.affiliate_referrals;

create table public.affiliate_commissions (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete restrict,
  referral_id uuid not null,
  order_id uuid not null unique references public.orders (id) on delete restrict,
  order_total_cents integer not null,
  commission_bps integer not null,
  amount_cents integer not null,
  status public.commission_status not null default 'pending',
  earned_at timestamptz not null default now(),
  tier_id text references public.program_tiers (id),
  foreign key (referral_id, affiliate_id) references public.affiliate_referrals (id, affiliate_id) on delete restrict,
  constraint affiliate_commissions_order_total_positive check (order_total_cents > 0),
  constraint affiliate_commissions_rate_range check (commission_bps between 0 and 5000),
  constraint affiliate_commissions_amount_is_the_rate_rounded_down check (
    amount_cents::bigint * 10000 <= order_total_cents::bigint * commission_bps
    and (amount_cents::bigint + 1) * 10000 > order_total_cents::bigint * commission_bps
  )
);

comment on table public.affiliate_commissions is 'What an affiliate earned from one paid order: total × rate, rounded down to the cent.';
comment on column public.affiliate_commissions.order_total_cents is 'What was paid for the order, discounts off.';
comment on column public.affiliate_commissions.status is 'pending: the order can still be refunded; approved: counts for a payout; reversed: the order was refunded.';
comment on column public.affiliate_commissions.tier_id is 'What was bought, copied from the order.';

create index affiliate_commissions_of_an_affiliate on public.affiliate_commissions (affiliate_id, earned_at);
create index affiliate_commissions_of_a_referral_and_affiliate on public.affiliate_commissions (referral_id, affiliate_id);
create index affiliate_commissions_of_a_tier on public.affiliate_commissions (tier_id);

alter table public.affiliate_commissions enable row level security;

create policy "Affiliates read their own commissions, admins every one"
on public.affiliate_commissions for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

revoke all on public.affiliate_commissions from public, anon, authenticated;
grant select on public.affiliate_commissions to authenticated;
grant all on public.affiliate_commissions to service_role;

alter publication supabase_realtime add table public.affiliate_commissions;

-- Affiliates may not read orders, so a commission keeps what was bought.
create function public.copy_ordered_tier()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.tier_id = (select orders.tier_id from public.orders where orders.id = new.order_id);
  return new;
end;
$$;

revoke all on function public.copy_ordered_tier from public, anon, authenticated;

create trigger affiliate_commissions_tier before insert on public.affiliate_commissions for each row execute function public.copy_ordered_tier();

create table public.affiliate_flags (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete cascade,
  order_id uuid not null unique references public.orders (id) on delete cascade,
  kind public.affiliate_flag_kind not null,
  order_total_cents integer not null,
  noted_at timestamptz not null default now(),
  constraint affiliate_flags_order_total_positive check (order_total_cents > 0)
);

comment on table public.affiliate_flags is 'Paid orders that earn an affiliate nothing although they carry their code or coupon. Written with the service key.';
comment on column public.affiliate_flags.kind is 'self-referral: through their own link; own-coupon: with their own coupon; other-affiliate: the buyer belongs to somebody else.';

create index affiliate_flags_of_an_affiliate on public.affiliate_flags (affiliate_id, noted_at);

alter table public.affiliate_flags enable row level security;

create policy "Affiliates read their own flags, admins every flag"
on public.affiliate_flags for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

revoke all on public.affiliate_flags from public, anon, authenticated;
grant select on public.affiliate_flags to authenticated;
grant all on public.affiliate_flags to service_role;
