-- An admin's rights need a second factor: a session at assurance level aal2. A password alone, stolen or guessed, opens nothing.
-- Where several permissive policies stood for the same role and action, one stands now: Postgres asked all of them for each row.

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

comment on function public.is_admin is 'Whether the caller is an admin who has verified a second factor in this session. Every right of an admin asks this.';

revoke all on function public.is_admin from public, anon;
grant execute on function public.is_admin to authenticated, service_role;

-- The site asks this before it opens the console. About somebody else only the service key gets an answer.
create or replace function public.has_role(_user_id uuid, _role public.app_role)
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

comment on function public.has_role is 'Whether the caller holds the role, whatever the assurance level; false about anybody else, unless the service key asks. Rights rest on is_admin.';

-- People and roles. Nobody grants a role to themselves.
drop policy "People read their own roles" on public.user_roles;
drop policy "Admins read every role" on public.user_roles;
drop policy "Admins grant roles" on public.user_roles;
drop policy "Admins revoke the roles of others" on public.user_roles;

create policy "People read their own roles, admins every role"
on public.user_roles for select to authenticated
using (user_id = (select auth.uid()) or (select public.is_admin()));

create policy "Admins grant roles to others"
on public.user_roles for insert to authenticated
with check ((select public.is_admin()) and user_id <> (select auth.uid()));

create policy "Admins revoke the roles of others"
on public.user_roles for delete to authenticated
using ((select public.is_admin()) and user_id <> (select auth.uid()));

drop policy "People read their own profile" on public.profiles;
drop policy "Admins read every profile" on public.profiles;

create policy "People read their own profile, admins every profile"
on public.profiles for select to authenticated
using (id = (select auth.uid()) or (select public.is_admin()));
