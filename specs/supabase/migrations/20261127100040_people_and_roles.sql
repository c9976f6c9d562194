-- Who somebody is, and what they may do beyond being signed in (spec §3, §6). Every user has a profile, however
-- they came: by sign-up, by invitation, or by SQL. An admin's rights need a second factor, a session at assurance level aal2: a
-- password alone, stolen or guessed, opens nothing.

create type public.app_role as enum ('admin');
create type public.profile_kind as enum ('affiliate', 'trader');

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  unique (user_id, role)
);

comment on table public.user_roles is 'Roles beyond being signed in. Written with the service key only, by the edge function admin-users or by SQL.';

-- Runs as its owner: policies of user_roles call it, and its own query must not call them again.
create function public.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and exists (
    select 1
    from public.user_roles
    where user_roles.user_id = (select auth.uid())
      and user_roles.role = 'admin'
  );
$$;

comment on function public.is_admin is 'Whether the caller is an admin who has verified a second factor in this session. Every right of an admin depends on it.';
revoke all on function public.is_admin from public, anon;
grant execute on function public.is_admin to authenticated, service_role;

-- The site calls this before it opens the console. Only the service key gets an answer about somebody else.
create function public.has_role(_user_id uuid, _role public.app_role)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(_user_id = (select auth.uid()) or (select auth.role()) = 'service_role', false)
    and exists (
      select 1
      from public.user_roles
      where user_roles.user_id = _user_id
        and user_roles.role = _role
    );
$$;

comment on function public.has_role is 'Whether the caller holds the role, whatever the assurance level; false about anybody else, unless the service key asks. Rights depend on is_admin.';
revoke all on function public.has_role from public, anon;
grant execute on function public.has_role to authenticated, service_role;

alter table public.user_roles enable row level security;

create policy "People read their own roles, admins every role"
on public.user_roles for select to authenticated
using (user_id = (select auth.uid()) or (select public.is_admin()));

revoke all on public.user_roles from public, anon, authenticated;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

alter publication supabase_realtime add table public.user_roles;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null,
  kind public.profile_kind not null default 'trader',
  created_at timestamptz not null default now(),
  country text,
  locale text not null default 'en',
  time_zone text not null default 'Asia/Dubai',
  phone text,
  notify_sales boolean not null default true,
  notify_payouts boolean not null default true,
  notify_tickets boolean not null default true,
  constraint profiles_display_name_length check (length(display_name) between 1 and 80),
  constraint profiles_country_code check (country ~ '^[A-Z]{2}$'),
  constraint profiles_locale_known check (locale in ('en', 'ar')),
  constraint profiles_time_zone_name check (time_zone ~ '^[A-Za-z_]+(/[A-Za-z_+-]+)*$' and length(time_zone) <= 64),
  constraint profiles_phone_international check (phone ~ '^[+][1-9][0-9]{6,14}$')
);

comment on table public.profiles is 'The name a person goes by, and whether they came as an affiliate or as a trader.';
comment on column public.profiles.country is 'ISO 3166-1 alpha-2.';
comment on column public.profiles.locale is 'Language of the site and of mail.';
comment on column public.profiles.time_zone is 'IANA name. Trading days close at server time (Asia/Dubai), whatever this says.';
comment on column public.profiles.phone is 'E.164.';
comment on column public.profiles.notify_sales is 'Whether an affiliate is told of new sign-ups and sales while the area is open.';
comment on column public.profiles.notify_payouts is 'Whether an affiliate is told of decisions on their payouts while the area is open.';
comment on column public.profiles.notify_tickets is 'Whether an affiliate is told of replies of support while the area is open.';

alter table public.profiles enable row level security;

create policy "People create their own profile"
on public.profiles for insert to authenticated
with check (id = (select auth.uid()));

create policy "People edit their own profile"
on public.profiles for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

create policy "People read their own profile, admins every profile"
on public.profiles for select to authenticated
using (id = (select auth.uid()) or (select public.is_admin()));

revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (id, display_name, country, locale, time_zone, phone) on public.profiles to authenticated;
grant update (
  display_name, country, locale, time_zone, phone, notify_sales, notify_payouts, notify_tickets
) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create function public.first_profile_name(_data jsonb, _email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select left(
    coalesce(
      nullif(btrim(_data ->> 'display_name'), ''),
      nullif(btrim(_data ->> 'full_name'), ''),
      nullif(btrim(_data ->> 'name'), ''),
      nullif(split_part(_email, '@', 1), ''),
      'Trader'
    ),
    80
  );
$$;

comment on function public.first_profile_name is 'The name of a new profile: what the person or their provider said, or else the part of the address before @.';
revoke all on function public.first_profile_name from public, anon, authenticated, service_role;

-- Auth creates users with rights that do not reach public tables, so this runs as its owner.
create function public.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, public.first_profile_name(new.raw_user_meta_data, new.email))
  on conflict (id) do nothing;
  return null;
end;
$$;

revoke all on function public.create_profile from public, anon, authenticated, service_role;

create trigger users_profile after insert on auth.users for each row execute function public.create_profile();

-- Every access token of a person carries this metadata. Auth writes users with rights that do not reach public tables, so this runs
-- as its owner.
create function public.limit_user_metadata()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if length(new.raw_user_meta_data::text) > 16384 then
    raise exception 'The metadata of a user has at most 16384 characters.' using errcode = '23514';
  end if;
  return null;
end;
$$;

comment on function public.limit_user_metadata is 'Refuses user metadata of more than 16384 characters.';
revoke all on function public.limit_user_metadata from public, anon, authenticated, service_role;

create trigger users_metadata after insert or update on auth.users for each row execute function public.limit_user_metadata();
