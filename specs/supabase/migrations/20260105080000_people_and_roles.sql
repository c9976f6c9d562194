-- Who somebody is, and what they may do beyond being signed in (specification, sections 3 and 6).

create type public.app_role as enum ('admin');
create type public.profile_kind as enum ('affiliate', 'trader');

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  unique (user_id, role)
);

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null,
  kind public.profile_kind not null,
  created_at timestamptz not null default now(),
  constraint profiles_display_name_length check (length(display_name) between 1 and 80)
);

comment on table public.user_roles is 'Roles beyond being signed in. Granted with the service key or by an admin, never by oneself.';
comment on table public.profiles is 'The name a person goes by, and whether they came as an affiliate or as a trader.';

-- Runs as its owner, so that policies may ask it without a policy of user_roles asking itself.
create function public.has_role(_user_id uuid, _role public.app_role)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_roles.user_id = _user_id
      and user_roles.role = _role
  );
$$;

comment on function public.has_role is 'Whether the person holds the role. Decides who may open the admin console.';

alter table public.user_roles enable row level security;
alter table public.profiles enable row level security;

create policy "People read their own roles"
on public.user_roles for select to authenticated
using (user_id = (select auth.uid()));

create policy "Admins read every role"
on public.user_roles for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins grant roles"
on public.user_roles for insert to authenticated
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins revoke the roles of others"
on public.user_roles for delete to authenticated
using (
  (select public.has_role((select auth.uid()), 'admin'))
  and user_id <> (select auth.uid())
);

create policy "People read their own profile"
on public.profiles for select to authenticated
using (id = (select auth.uid()));

create policy "Admins read every profile"
on public.profiles for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "People create their own profile"
on public.profiles for insert to authenticated
with check (id = (select auth.uid()));

create policy "People edit their own profile"
on public.profiles for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

revoke all on public.user_roles, public.profiles from public, anon, authenticated;
grant select, insert, delete on public.user_roles to authenticated;
grant select, insert, update on public.profiles to authenticated;
grant all on public.user_roles, public.profiles to service_role;

revoke all on function public.has_role from public, anon;
grant execute on function public.has_role to authenticated, service_role;
