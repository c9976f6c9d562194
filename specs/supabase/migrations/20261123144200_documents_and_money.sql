-- A document is a file that its person uploaded; a person has so many files; commission waits; more of the money is on record.

create function public.count_own_files(_bucket text)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) from storage.objects
  where objects.bucket_id = _bucket and objects.owner_id = (select auth.uid())::text;
$$;

comment on function public.count_own_files is 'How many files the caller has in a bucket.';
revoke all on function public.count_own_files from public, anon;
grant execute on function public.count_own_files to authenticated, service_role;

drop policy "People upload into their own folder, admins media" on storage.objects;

create policy "People upload into their own folder, admins media"
on storage.objects for insert to authenticated
with check (
  (bucket_id = 'media' and (select public.is_admin()))
  or (
    bucket_id in ('avatars', 'kyc', 'attachments')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and public.count_own_files(bucket_id) < 30
  )
);

drop policy "People submit documents of their own for review" on public.kyc_documents;

create policy "People submit files that they uploaded for review"
on public.kyc_documents for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and status = 'pending'
  and reviewed_by is null
  and exists (
    select 1 from storage.objects
    where objects.bucket_id = 'kyc' and objects.name = kyc_documents.storage_path and objects.owner_id = (select auth.uid())::text
  )
);

-- An order can be refunded within 14 days: until then its commission counts for no payout, whoever approves it.
create or replace function public.affiliate_available_cents(_affiliate uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select
    coalesce((
      select sum(commission.amount_cents)
      from public.affiliate_commissions commission
      where commission.affiliate_id = _affiliate and commission.status = 'approved'
        and commission.earned_at <= now() - interval '14 days'
    ), 0)
    - coalesce((
      select sum(payout.amount_cents)
      from public.affiliate_payouts payout
      where payout.affiliate_id = _affiliate and payout.status <> 'rejected'
    ), 0);
$$;

-- A coupon's key is its code: its row_id is all zeros, and before and after name it. Counting uses is no change by a person.
create or replace function public.write_audit_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.role() is null then
    return null;
  end if;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = auth.uid()),
    auth.role(),
    lower(tg_op),
    tg_table_name,
    coalesce(
      (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> 'id')::uuid,
      '00000000-0000-0000-0000-000000000000'
    ),
    case when tg_op = 'INSERT' then null else to_jsonb(old) end,
    case when tg_op = 'DELETE' then null else to_jsonb(new) end
  );
  return null;
end;
$$;

create trigger coupons_audit
after insert or delete or update of
  code, percent, program_id, tier_id, owner_id, max_uses, valid_from, expires_at, is_active, note
on public.coupons
for each row execute function public.write_audit_log();
