-- Nobody decides for themselves through a side door, and nothing that they do escapes the audit log.

-- A coupon's uses and the account that it answers are the database's; a coupon for an affiliate is no admin's own.
drop policy "Admins make coupons, but none for themselves" on public.coupons;
create policy "Admins make coupons, but none for themselves"
on public.coupons for insert to authenticated
with check (
  (select public.is_admin())
  and owner_id is distinct from (select auth.uid())
  and (affiliate_id is null or affiliate_id is distinct from (select public.own_affiliate_id()))
  -- The codes of coupons that a breach gives.
  and code not like 'RETRY-%'
);

drop policy "Admins edit coupons, but not their own" on public.coupons;
create policy "Admins edit coupons, but not their own"
on public.coupons for update to authenticated
using (
  (select public.is_admin())
  and owner_id is distinct from (select auth.uid())
  and (affiliate_id is null or affiliate_id is distinct from (select public.own_affiliate_id()))
)
with check (
  (select public.is_admin())
  and owner_id is distinct from (select auth.uid())
  and (affiliate_id is null or affiliate_id is distinct from (select public.own_affiliate_id()))
);

revoke insert, update on public.coupons from authenticated;
grant
  insert (code, percent, program_id, tier_id, owner_id, affiliate_id, max_uses, valid_from, expires_at, is_active, note),
  update (percent, program_id, tier_id, owner_id, affiliate_id, max_uses, valid_from, expires_at, is_active, note)
on public.coupons to authenticated;

drop trigger coupons_audit on public.coupons;
create trigger coupons_audit
after insert or delete or update of
  code, percent, program_id, tier_id, owner_id, affiliate_id, terminated_account_id, max_uses, valid_from, expires_at, is_active, note
on public.coupons
for each row execute function public.write_audit_log();

-- A coupon that has the code already, or answers the account already, stops no breach.
create or replace function public.offer_retry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.coupons (code, percent, tier_id, owner_id, max_uses, valid_from, expires_at, note, terminated_account_id)
  values (
    'RETRY-' || new.number || case
      when exists (select 1 from public.coupons where coupons.code = 'RETRY-' || new.number)
      then '-' || upper(left(new.id::text, 8)) else ''
    end,
    10, new.tier_id, new.user_id, 1,
    new.ended_at, new.ended_at + interval '14 days', 'Another try at the same size', new.id
  )
  on conflict do nothing;
  return null;
end;
$$;

-- The audit log keeps who acted also when that user is deleted.
alter table public.audit_log drop constraint audit_log_actor_fkey;
comment on column public.audit_log.actor is 'Empty where no person was signed in, as with the service key. Kept when the person is deleted.';

create function public.is_own_order(_order uuid, _person uuid, _email text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1
    from public.orders
    where orders.id = _order
      and (orders.user_id = _person or public.normalized_email(orders.email) = public.normalized_email(_email))
  );
$$;

comment on function public.is_own_order is 'Whether a person placed an order, signed in or as a guest with their address. For the service key: admin-orders.';
revoke all on function public.is_own_order from public, anon, authenticated;
grant execute on function public.is_own_order to service_role;
