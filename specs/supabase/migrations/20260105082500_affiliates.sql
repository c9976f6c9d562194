-- The affiliate programme: who takes part, their links, and the way from a click to a payout. Money is in cents of a US dollar,
-- rates are in basis points. Clicks, referrals and commissions are written with the service key; payouts by a function below.

create type public.affiliate_status as enum ('pending', 'active', 'suspended');
create type public.commission_status as enum ('pending', 'approved', 'reversed');
create type public.affiliate_payout_method as enum ('Bank', 'UPI', 'Crypto');
create type public.affiliate_payout_status as enum ('requested', 'approved', 'paid', 'rejected');

create table public.commission_tiers (
  id text primary key,
  name text not null,
  minimum_sales integer not null unique,
  commission_bps integer not null,
  constraint commission_tiers_minimum_sales_not_negative check (minimum_sales >= 0),
  constraint commission_tiers_commission_range check (commission_bps between 1 and 5000)
);

create table public.affiliates (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique default auth.uid() references public.profiles (id) on delete cascade,
  code text not null unique,
  audience text not null,
  website text,
  status public.affiliate_status not null default 'pending',
  commission_bps integer not null default 1000,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  applied_at timestamptz not null default now(),
  constraint affiliates_code_shape check (code ~ '^[A-Z0-9]{4,16}$'),
  constraint affiliates_audience_length check (length(audience) between 1 and 300),
  constraint affiliates_website_is_https check (website ~ '^https://[^ ]+$' and length(website) <= 200),
  constraint affiliates_commission_range check (commission_bps between 0 and 5000),
  constraint affiliates_decided_at_a_moment check ((status = 'pending') = (decided_at is null))
);

create table public.affiliate_payout_methods (
  affiliate_id uuid primary key references public.affiliates (id) on delete cascade,
  method public.affiliate_payout_method not null,
  details jsonb not null,
  updated_at timestamptz not null default now(),
  constraint affiliate_payout_methods_details_complete check (
    coalesce(
      case method
        when 'Bank' then length(details ->> 'iban') between 15 and 34 and length(details ->> 'holder') between 1 and 80
        when 'UPI' then details ->> 'vpa' ~ '^[a-z0-9._-]+@[a-z]+$'
        else length(details ->> 'address') between 26 and 90 and length(details ->> 'network') between 1 and 20
      end,
      false
    )
  )
);

create table public.affiliate_links (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete cascade,
  name text not null,
  path text not null default '/',
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  unique (affiliate_id, name),
  unique (id, affiliate_id),
  constraint affiliate_links_name_length check (length(name) between 1 and 60),
  constraint affiliate_links_path_shape check (path ~ '^(/|/[^/ ][^ ?#]*)$'),
  constraint affiliate_links_utm_shape check (
    utm_source ~ '^[a-z0-9_-]{1,40}$' and utm_medium ~ '^[a-z0-9_-]{1,40}$' and utm_campaign ~ '^[a-z0-9_-]{1,60}$'
  )
);

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
  foreign key (referral_id, affiliate_id) references public.affiliate_referrals (id, affiliate_id) on delete restrict,
  constraint affiliate_commissions_order_total_positive check (order_total_cents > 0),
  constraint affiliate_commissions_rate_range check (commission_bps between 0 and 5000),
  constraint affiliate_commissions_amount_is_the_rate_rounded_down check (
    amount_cents::bigint * 10000 <= order_total_cents::bigint * commission_bps
    and (amount_cents::bigint + 1) * 10000 > order_total_cents::bigint * commission_bps
  )
);

create table public.affiliate_payouts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete restrict,
  amount_cents integer not null,
  method public.affiliate_payout_method not null,
  details jsonb not null,
  status public.affiliate_payout_status not null default 'requested',
  reason text,
  reference text unique,
  requested_at timestamptz not null default now(),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  constraint affiliate_payouts_amount_from_the_minimum check (amount_cents >= 5000),
  constraint affiliate_payouts_decided_at_a_moment check ((status = 'requested') = (decided_at is null)),
  constraint affiliate_payouts_rejected_with_a_reason check ((status = 'rejected') = (reason is not null)),
  constraint affiliate_payouts_reason_length check (length(reason) between 1 and 300),
  constraint affiliate_payouts_paid_with_a_reference check ((status = 'paid') = (reference is not null))
);

comment on table public.commission_tiers is 'The share of a sale that an affiliate gets, by the number of sales so far. Public.';
comment on table public.affiliates is 'People who share links for a commission. Anybody signed in may apply; an admin decides.';
comment on column public.affiliates.code is 'Stands in links as ?ref=… and can be read aloud.';
comment on column public.affiliates.audience is 'Whom they reach and how, in their own words.';
comment on column public.affiliates.commission_bps is 'The rate for new sales; what was earned keeps the rate of its day.';
comment on table public.affiliate_payout_methods is 'Where an affiliate wants to be paid. Theirs alone to change.';
comment on column public.affiliate_payout_methods.details is 'Bank: {iban, holder}. UPI: {vpa}. Crypto: {address, network}.';
comment on table public.affiliate_links is 'Addresses an affiliate shares: path of this site, code and campaign.';
comment on table public.affiliate_clicks is 'Visits through a link, counted after consent.';
comment on column public.affiliate_clicks.visitor is 'Salted hash that changes each day, so that a second click of the day counts as the same visitor.';
comment on table public.affiliate_referrals is 'People who came through a link. A person belongs to one affiliate.';
comment on column public.affiliate_referrals.is_new is 'Signed up after the click; otherwise had an account already and bought through the link.';
comment on column public.affiliate_referrals.shown_name is 'First name and initial: what the affiliate may see of the person.';
comment on table public.affiliate_commissions is 'What an affiliate earned from one paid order: total × rate, rounded down to the cent.';
comment on column public.affiliate_commissions.status is 'pending: the order can still be refunded; approved: counts for a payout; reversed: the order was refunded.';
comment on column public.affiliate_commissions.order_total_cents is 'What was paid for the order, discounts off.';
comment on table public.affiliate_payouts is 'Requests for payouts, and what became of them.';
comment on column public.affiliate_payouts.details is 'Where it goes, copied from the payout method when it was requested.';
comment on column public.affiliate_payouts.reference is 'Of the transfer.';

create index affiliate_clicks_of_an_affiliate on public.affiliate_clicks (affiliate_id, clicked_at);
create index affiliate_clicks_of_a_link on public.affiliate_clicks (link_id);
create index affiliate_referrals_of_an_affiliate on public.affiliate_referrals (affiliate_id, referred_at);
create index affiliate_referrals_of_a_link on public.affiliate_referrals (link_id);
create index affiliate_commissions_of_an_affiliate on public.affiliate_commissions (affiliate_id, earned_at);
create index affiliate_commissions_of_a_referral on public.affiliate_commissions (referral_id);
create index affiliate_payouts_of_an_affiliate on public.affiliate_payouts (affiliate_id, requested_at);
create index affiliate_payouts_to_decide on public.affiliate_payouts (status);

create trigger affiliate_payout_methods_touch before update on public.affiliate_payout_methods for each row execute function public.touch_updated_at();
create trigger affiliates_audit after insert or update or delete on public.affiliates for each row execute function public.write_audit_log();
create trigger affiliate_payouts_audit after insert or update or delete on public.affiliate_payouts for each row execute function public.write_audit_log();

-- Runs as its owner, so that the policies below may ask it cheaply.
create function public.own_affiliate_id()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select affiliates.id from public.affiliates where affiliates.owner_id = (select auth.uid());
$$;

comment on function public.own_affiliate_id is 'The affiliate that the signed-in person is, or null.';

revoke all on function public.own_affiliate_id from public, anon;
grant execute on function public.own_affiliate_id to authenticated, service_role;

alter table public.commission_tiers enable row level security;
alter table public.affiliates enable row level security;
alter table public.affiliate_payout_methods enable row level security;
alter table public.affiliate_links enable row level security;
alter table public.affiliate_clicks enable row level security;
alter table public.affiliate_referrals enable row level security;
alter table public.affiliate_commissions enable row level security;
alter table public.affiliate_payouts enable row level security;

create policy "Everybody reads the commission tiers"
on public.commission_tiers for select to anon, authenticated
using (true);

create policy "Admins set the commission tiers"
on public.commission_tiers for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Affiliates read their own record"
on public.affiliates for select to authenticated
using (owner_id = (select auth.uid()));

create policy "Admins read every affiliate"
on public.affiliates for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "People apply for themselves, at the first rate"
on public.affiliates for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and status = 'pending'
  and commission_bps = 1000
  and decided_by is null
);

create policy "Admins decide on affiliates in their own name"
on public.affiliates for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check (
  (select public.has_role((select auth.uid()), 'admin'))
  and (decided_by is null or decided_by = (select auth.uid()))
);

create policy "Affiliates manage their own payout method"
on public.affiliate_payout_methods for all to authenticated
using (affiliate_id = (select public.own_affiliate_id()))
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Admins read payout methods"
on public.affiliate_payout_methods for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Affiliates read their own links"
on public.affiliate_links for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()));

create policy "Admins read every link"
on public.affiliate_links for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Affiliates make links of their own"
on public.affiliate_links for insert to authenticated
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates rename and archive their own links"
on public.affiliate_links for update to authenticated
using (affiliate_id = (select public.own_affiliate_id()))
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates read their own clicks"
on public.affiliate_clicks for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()));

create policy "Admins read every click"
on public.affiliate_clicks for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Affiliates read their own referrals"
on public.affiliate_referrals for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()));

create policy "Admins read every referral"
on public.affiliate_referrals for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Affiliates read their own commissions"
on public.affiliate_commissions for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()));

create policy "Admins read every commission"
on public.affiliate_commissions for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Affiliates read their own payouts"
on public.affiliate_payouts for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()));

create policy "Admins read every affiliate payout"
on public.affiliate_payouts for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins decide on affiliate payouts in their own name"
on public.affiliate_payouts for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')) and status in ('requested', 'approved'))
with check (
  (select public.has_role((select auth.uid()), 'admin'))
  and decided_by = (select auth.uid())
);

revoke all on public.commission_tiers, public.affiliates, public.affiliate_payout_methods, public.affiliate_links,
  public.affiliate_clicks, public.affiliate_referrals, public.affiliate_commissions, public.affiliate_payouts
  from public, anon, authenticated;
grant select on public.commission_tiers to anon;
grant select on public.affiliates, public.affiliate_links, public.affiliate_clicks, public.affiliate_referrals,
  public.affiliate_commissions, public.affiliate_payouts to authenticated;
grant select, insert, update, delete on public.commission_tiers, public.affiliate_payout_methods to authenticated;
grant insert on public.affiliates, public.affiliate_links to authenticated;
grant update (status, commission_bps, decided_by, decided_at) on public.affiliates to authenticated;
grant update (name, is_archived) on public.affiliate_links to authenticated;
grant update (status, reason, reference, decided_by, decided_at) on public.affiliate_payouts to authenticated;
grant all on public.commission_tiers, public.affiliates, public.affiliate_payout_methods, public.affiliate_links,
  public.affiliate_clicks, public.affiliate_referrals, public.affiliate_commissions, public.affiliate_payouts to service_role;
