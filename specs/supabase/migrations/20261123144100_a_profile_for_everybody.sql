-- Every user has a profile, however they came: by sign-up, by invitation, or by SQL. Content, reviews and the audit log refer to it.

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

-- Auth creates users with rights of its own only, so that this runs as its owner.
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

-- Those whom an earlier release let in without one.
insert into public.profiles (id, display_name, created_at)
select users.id, public.first_profile_name(users.raw_user_meta_data, users.email), coalesce(users.created_at, now())
from auth.users
on conflict (id) do nothing;

-- Who applies before they bought anything came as an affiliate, under the name they apply with.
create or replace function public.apply_as_affiliate(_name text, _code text, _audience text, _website text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _own public.affiliates;
begin
  select * into _own from public.affiliates where affiliates.owner_id = auth.uid();
  if _own.id is not null then
    return jsonb_build_object('code', _own.code, 'status', _own.status, 'isNew', false);
  end if;
  if not exists (select 1 from public.profiles where profiles.id = auth.uid()) then
    insert into public.profiles (id, display_name, kind) values (auth.uid(), _name, 'affiliate');
  end if;
  if not exists (select 1 from public.orders where orders.user_id = auth.uid()) then
    update public.profiles set kind = 'affiliate', display_name = _name where profiles.id = auth.uid() and profiles.kind = 'trader';
  end if;
  begin
    insert into public.affiliates (code, audience, website) values (_code, _audience, _website);
  exception when unique_violation then
    raise exception 'The code % is taken', _code
      using errcode = 'PT409', detail = 'affiliate_code_taken', hint = 'Choose another one.';
  end;
  return jsonb_build_object('code', _code, 'status', 'pending', 'isNew', true);
end;
$$;
