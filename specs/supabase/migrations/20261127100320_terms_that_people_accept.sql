-- Whoever applies says which version of the program's rules they accepted. It was the time of the call before, whatever the person had seen.

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

alter table public.affiliates
  add column terms_version text,
  add constraint affiliates_terms_version_with_its_time check (terms_version is null or terms_accepted_at is not null),
  add constraint affiliates_terms_version_length check (length(terms_version) between 1 and 40);

comment on column public.affiliates.terms_version is 'The version of the program''s rules that the person accepted with their application; null for applications before versions were kept.';

-- An application without its terms, past the function.
drop policy "People apply for themselves, at the first rate" on public.affiliates;
revoke insert on public.affiliates from authenticated;

drop function public.apply_as_affiliate(text, text, text, text);

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
