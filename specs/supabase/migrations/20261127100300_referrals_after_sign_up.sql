-- A provider creates the user before the site can say through whose link the person came: it says so right afterward.

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

create function public.refer_person(_person uuid, _email text, _data jsonb, _code text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  _carried text := left(_code, 32);
  _affiliate public.affiliates;
  _referral uuid;
begin
  select * into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_carried), '-', 1) and affiliates.status not in ('suspended', 'rejected');
  if _affiliate.id is null
    or _affiliate.owner_id = _person
    or public.normalized_email(_affiliate.email) = public.normalized_email(_email)
    or exists (select 1 from public.affiliate_referrals where affiliate_referrals.person_id = _person)
  then
    return false;
  end if;
  insert into public.affiliate_referrals (affiliate_id, link_id, person_id, shown_name, is_new)
  values (
    _affiliate.id, public.choose_affiliate_link(_affiliate.id, _carried), _person,
    public.shown_name(public.first_profile_name(_data, null)), true
  )
  -- An order of the person may have been referred at the same moment.
  on conflict (person_id) do nothing
  returning affiliate_referrals.id into _referral;
  return _referral is not null;
end;
$$;

comment on function public.refer_person is 'Assigns a new person to the affiliate of a code, unless they are that affiliate or belong to one; says whether it did.';
revoke all on function public.refer_person from public, anon, authenticated, service_role;

create or replace function public.refer_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.refer_person(new.id, new.email, new.raw_user_meta_data, new.raw_user_meta_data ->> 'referral');
  return null;
end;
$$;

create function public.accept_referral(_code text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  _since timestamptz;
begin
  select profiles.created_at into _since from public.profiles where profiles.id = auth.uid();
  -- Long enough for the way back from a provider. Later, a link says nothing about why the person signed up.
  if _since is null or _since < now() - interval '15 minutes' then
    return false;
  end if;
  return public.refer_person(auth.uid(), nullif(auth.jwt() ->> 'email', ''), auth.jwt() -> 'user_metadata', _code);
end;
$$;

comment on function public.accept_referral is 'Says through whose link the signed-in person came, once, within 15 minutes of their sign-up; for sign-ups that carry no metadata of ours. Whether it counted.';
revoke all on function public.accept_referral from public, anon;
grant execute on function public.accept_referral to authenticated, service_role;
