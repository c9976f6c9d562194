-- The affiliate program: who takes part, at which rate, where they are paid, and their links. Rates are in basis points. An admin
-- decides on applications, and on nobody's own. Payout methods change only after the password or the second factor.

create type public.affiliate_status as enum ('pending', 'active', 'suspended', 'rejected');
create type public.affiliate_payout_method as enum ('Bank', 'UPI', 'Crypto');

create table public.commission_tiers (
  id text primary key,
  name text not null,
  minimum_sales integer not null unique,
  commission_bps integer not null,
  constraint commission_tiers_minimum_sales_not_negative check (minimum_sales >= 0),
  constraint commission_tiers_commission_range check (commission_bps between 1 and 5000),
  constraint commission_tiers_texts_length check (length(id) <= 60 and length(name) <= 80)
);

comment on table public.commission_tiers is 'The share of a sale that an affiliate gets, by the number of sales so far. Public.';

alter table public.commission_tiers enable row level security;

create policy "Everybody reads the commission tiers"
on public.commission_tiers for select to anon, authenticated
using (true);

create policy "Admins add commission tiers"
on public.commission_tiers for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit commission tiers"
on public.commission_tiers for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete commission tiers"
on public.commission_tiers for delete to authenticated
using ((select public.is_admin()));

revoke all on public.commission_tiers from public, anon, authenticated;
grant select on public.commission_tiers to anon;
grant select, insert, update, delete on public.commission_tiers to authenticated;
grant all on public.commission_tiers to service_role;

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
  email text default (auth.jwt() ->> 'email'),
  reason text,
  terms_accepted_at timestamptz,
  rate_reason text,
  rate_changed_at timestamptz,
  terms_version text,
  constraint affiliates_code_shape check (code ~ '^[A-Z0-9]{4,16}$'),
  constraint affiliates_audience_length check (length(audience) between 1 and 300),
  constraint affiliates_website_is_https check (website ~ '^https://[^ ]+$' and length(website) <= 200),
  constraint affiliates_commission_range check (commission_bps between 0 and 5000),
  constraint affiliates_decided_at_a_moment check ((status = 'pending') = (decided_at is null)),
  constraint affiliates_email_length check (length(email) <= 254),
  constraint affiliates_rejected_with_a_reason check (status <> 'rejected' or reason is not null),
  constraint affiliates_reason_length check (length(reason) between 1 and 300),
  constraint affiliates_rate_reason_when_changed check (
    (rate_reason is null) = (rate_changed_at is null) and length(rate_reason) between 1 and 300
  ),
  constraint affiliates_terms_version_with_its_time check (terms_version is null or terms_accepted_at is not null),
  constraint affiliates_terms_version_length check (length(terms_version) between 1 and 40)
);

comment on table public.affiliates is 'People who share links for a commission. Anybody signed in may apply; an admin decides.';
comment on column public.affiliates.code is 'Stands in links as ?ref=… and can be read aloud.';
comment on column public.affiliates.audience is 'Whom they reach and how, in their own words.';
comment on column public.affiliates.commission_bps is 'The rate for new sales; what was earned keeps the rate of its day.';
comment on column public.affiliates.email is 'The address with which they applied: orders from it earn them nothing.';
comment on column public.affiliates.reason is 'Why the application was rejected, as its person reads it; left as it is by a later approval.';
comment on column public.affiliates.terms_accepted_at is 'When the person accepted the program''s rules with their application.';
comment on column public.affiliates.rate_reason is 'Why an admin changed the rate, as the affiliate reads it; null while it follows the tiers.';
comment on column public.affiliates.terms_version is 'The version of the program''s rules that the person accepted with their application.';

create index affiliates_of_a_decider on public.affiliates (decided_by);

create trigger affiliates_audit after insert or update or delete on public.affiliates for each row execute function public.write_audit_log();

alter table public.affiliates enable row level security;

create policy "Affiliates read their own record, admins every affiliate"
on public.affiliates for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

create policy "Admins decide on other affiliates in their own name"
on public.affiliates for update to authenticated
using ((select public.is_admin()) and owner_id <> (select auth.uid()))
with check ((select public.is_admin()) and (decided_by is null or decided_by = (select auth.uid())));

revoke all on public.affiliates from public, anon, authenticated;
grant select on public.affiliates to authenticated;
grant update (status, commission_bps, decided_by, decided_at, reason, rate_reason, rate_changed_at) on public.affiliates to authenticated;
grant all on public.affiliates to service_role;

alter publication supabase_realtime add table public.affiliates;

-- Runs as its owner, so that the policies below can call it cheaply.
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

create function public.is_recently_verified()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  _since bigint := extract(epoch from now())::bigint - 900;
  _has_factor boolean := coalesce(auth.jwt() ->> 'aal' = 'aal2', false);
begin
  return exists (
    select 1
    from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]'::jsonb)) as proof
    where (proof ->> 'timestamp')::bigint >= _since
      and case when _has_factor then proof ->> 'method' in ('totp', 'phone', 'webauthn') else proof ->> 'method' = 'password' end
  );
end;
$$;

comment on function public.is_recently_verified is 'Whether the caller proved within 15 minutes who they are: with the second factor, where the session has one, else with the password.';
revoke all on function public.is_recently_verified from public, anon;
grant execute on function public.is_recently_verified to authenticated, service_role;

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
  ),
  constraint affiliate_payout_methods_details_length check (length(details::text) <= 1000)
);

comment on table public.affiliate_payout_methods is 'Where an affiliate is paid. Nobody else changes it.';
comment on column public.affiliate_payout_methods.details is 'Bank: {iban, holder}. UPI: {vpa}. Crypto: {address, network}.';

create trigger affiliate_payout_methods_touch before update on public.affiliate_payout_methods for each row execute function public.touch_updated_at();
create trigger affiliate_payout_methods_limit before insert or update or delete on public.affiliate_payout_methods for each row execute function public.limit_rows();

alter table public.affiliate_payout_methods enable row level security;

create policy "Affiliates read their own payout method, admins every method"
on public.affiliate_payout_methods for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

create policy "Affiliates add their own payout method"
on public.affiliate_payout_methods for insert to authenticated
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates change their own payout method after a check"
on public.affiliate_payout_methods for update to authenticated
using (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()))
with check (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()));

create policy "Affiliates remove their own payout method after a check"
on public.affiliate_payout_methods for delete to authenticated
using (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()));

revoke all on public.affiliate_payout_methods from public, anon, authenticated;
grant select, insert, update, delete on public.affiliate_payout_methods to authenticated;
grant all on public.affiliate_payout_methods to service_role;

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
  ),
  constraint affiliate_links_path_length check (length(path) <= 300)
);

comment on table public.affiliate_links is 'Addresses an affiliate shares: path of this site, code and campaign.';

create trigger affiliate_links_targets after insert or update of path on public.affiliate_links
  for each row execute function public.check_link_targets('path', 'site');
create trigger affiliate_links_limit before insert on public.affiliate_links for each row execute function public.limit_rows();

alter table public.affiliate_links enable row level security;

create policy "Affiliates make links of their own"
on public.affiliate_links for insert to authenticated
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates rename and archive their own links"
on public.affiliate_links for update to authenticated
using (affiliate_id = (select public.own_affiliate_id()))
with check (affiliate_id = (select public.own_affiliate_id()));

create policy "Affiliates read their own links, admins every link"
on public.affiliate_links for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

revoke all on public.affiliate_links from public, anon, authenticated;
grant select on public.affiliate_links to authenticated;
grant insert (id, affiliate_id, name, path, utm_source, utm_medium, utm_campaign) on public.affiliate_links to authenticated;
grant update (name, is_archived) on public.affiliate_links to authenticated;
grant all on public.affiliate_links to service_role;

create function public.affiliate_terms_version()
returns text
language sql
immutable
set search_path = ''
as $$
  select '2026-11-24';
$$;

comment on function public.affiliate_terms_version is 'The version of the affiliate program''s rules that applicants accept; affiliate.yaml has the same.';
revoke all on function public.affiliate_terms_version from public, anon, authenticated, service_role;

-- Runs as its owner: people cannot set the kind of their profile, and nobody applies without accepting the rules. Whoever applies before
-- buying anything came as an affiliate, under the name of the application.
create function public.apply_as_affiliate(_name text, _code text, _audience text, _website text, _terms text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _own public.affiliates;
begin
  select * into _own from public.affiliates where affiliates.owner_id = auth.uid();
  if _own.id is not null and _own.status <> 'rejected' then
    return jsonb_build_object('code', _own.code, 'status', _own.status, 'isNew', false);
  end if;
  if _terms is distinct from public.affiliate_terms_version() then
    raise exception 'The current rules of the program were not accepted'
      using errcode = 'PT409', detail = 'affiliate_terms_outdated', hint = 'Load the page again, read the rules, and accept them.';
  end if;
  if _own.id is not null then
    update public.affiliates set
      status = 'pending', audience = _audience, website = _website, reason = null, decided_by = null, decided_at = null,
      applied_at = now(), terms_accepted_at = now(), terms_version = _terms
    where affiliates.id = _own.id;
    return jsonb_build_object('code', _own.code, 'status', 'pending', 'isNew', true);
  end if;
  if not exists (select 1 from public.profiles where profiles.id = auth.uid()) then
    insert into public.profiles (id, display_name, kind) values (auth.uid(), _name, 'affiliate');
  end if;
  if not exists (select 1 from public.orders where orders.user_id = auth.uid()) then
    update public.profiles set kind = 'affiliate', display_name = _name where profiles.id = auth.uid() and profiles.kind = 'trader';
  end if;
  begin
    insert into public.affiliates (code, audience, website, terms_accepted_at, terms_version)
    values (_code, _audience, _website, now(), _terms);
  exception when unique_violation then
    raise exception 'The code % is taken', _code
      using errcode = 'PT409', detail = 'affiliate_code_taken', hint = 'Choose another one.';
  end;
  return jsonb_build_object('code', _code, 'status', 'pending', 'isNew', true);
end;
$$;

comment on function public.apply_as_affiliate is 'The signed-in person''s application, under a code of their own, with the version of the rules that they accepted; 409 when the code is taken or the version is not the current one. Whoever was rejected applies again under the same code; whoever applied already gets the same answer again.';
revoke all on function public.apply_as_affiliate from public, anon;
grant execute on function public.apply_as_affiliate to authenticated, service_role;

create function public.is_affiliate_code(_code text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.affiliates
    where affiliates.code = split_part(upper(_code), '-', 1) and affiliates.status not in ('suspended', 'rejected')
  );
$$;

comment on function public.is_affiliate_code is 'Whether a link with this code counts for somebody: other sites put a ?ref= of their own on links to us.';
revoke all on function public.is_affiliate_code from public;
grant execute on function public.is_affiliate_code to anon, authenticated, service_role;

create function public.choose_affiliate_link(_affiliate uuid, _code text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  _link uuid;
begin
  select affiliate_links.id into _link from public.affiliate_links
  where affiliate_links.affiliate_id = _affiliate
    and upper(left(affiliate_links.id::text, 8)) = split_part(upper(_code), '-', 2);
  if _link is null then
    select affiliate_links.id into _link from public.affiliate_links
    where affiliate_links.affiliate_id = _affiliate
    order by affiliate_links.created_at, affiliate_links.id
    limit 1;
  end if;
  if _link is null then
    insert into public.affiliate_links (affiliate_id, name, utm_source, utm_medium, utm_campaign)
    values (_affiliate, 'Code only', 'affiliate', 'code', 'direct')
    returning affiliate_links.id into _link;
  end if;
  return _link;
end;
$$;

comment on function public.choose_affiliate_link is 'The link that a code means: CODE-XXXXXXXX carries the beginning of a link''s id; anything else counts for the oldest link, which is made if there is none.';
revoke all on function public.choose_affiliate_link from public, anon, authenticated, service_role;
