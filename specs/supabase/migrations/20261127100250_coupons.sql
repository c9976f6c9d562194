-- Reductions of the fee. A visitor can use a coupon only by knowing its code, and guesses are counted.

create table public.coupons (
  code text primary key,
  percent integer not null,
  program_id text references public.programs (id) on delete cascade,
  tier_id text references public.program_tiers (id) on delete cascade,
  owner_id uuid references auth.users (id) on delete cascade,
  max_uses integer,
  uses integer not null default 0,
  valid_from timestamptz not null default now(),
  expires_at timestamptz,
  is_active boolean not null default true,
  note text,
  -- Of trading_accounts, whose file adds the key: accounts refer to orders, and orders to coupons.
  terminated_account_id uuid unique,
  affiliate_id uuid references public.affiliates (id) on delete set null,
  constraint coupons_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$'),
  constraint coupons_percent_of_the_fee check (percent between 1 and 100),
  constraint coupons_one_scope check (program_id is null or tier_id is null),
  constraint coupons_uses_not_negative check (uses >= 0),
  constraint coupons_uses_within_limit check (uses <= max_uses),
  constraint coupons_expire_after_start check (expires_at > valid_from),
  constraint coupons_note_length check (length(note) <= 500)
);

comment on table public.coupons is 'Reductions of the fee of an evaluation; add-ons are never reduced.';
comment on column public.coupons.code is 'Upper case. People may type it in any case.';
comment on column public.coupons.percent is 'Per cent of the fee.';
comment on column public.coupons.program_id is 'Holds for this program only; null with tier_id null: for all.';
comment on column public.coupons.tier_id is 'Holds for this size only.';
comment on column public.coupons.owner_id is 'Holds for this person only.';
comment on column public.coupons.max_uses is 'Null: without limit.';
comment on column public.coupons.uses is 'Orders with the coupon that are pending, paid or refunded. A trigger of orders counts.';
comment on column public.coupons.terminated_account_id is 'The account whose end the coupon answers.';
comment on column public.coupons.affiliate_id is 'Orders with the coupon count for this affiliate, even without their link.';

create index coupons_owner_id on public.coupons (owner_id);
create index coupons_program_id on public.coupons (program_id);
create index coupons_tier_id on public.coupons (tier_id);
create index coupons_affiliate_id on public.coupons (affiliate_id);

-- Without uses: counting them is no change by a person.
create trigger coupons_audit
after insert or delete or update of
  code, percent, program_id, tier_id, owner_id, affiliate_id, terminated_account_id, max_uses, valid_from, expires_at, is_active, note
on public.coupons
for each row execute function public.write_audit_log();

alter table public.coupons enable row level security;

create policy "People read coupons of their own, admins every coupon"
on public.coupons for select to authenticated
using (
  owner_id = (select auth.uid())
  or affiliate_id = (select public.own_affiliate_id())
  or (select public.is_admin())
);

create policy "Admins make coupons, but none for themselves"
on public.coupons for insert to authenticated
with check (
  (select public.is_admin())
  and owner_id is distinct from (select auth.uid())
  and (affiliate_id is null or affiliate_id is distinct from (select public.own_affiliate_id()))
  -- The codes of coupons that a breach gives.
  and code not like 'RETRY-%'
);

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

revoke all on public.coupons from public, anon, authenticated;
grant select on public.coupons to authenticated;
grant insert (
  code, percent, program_id, tier_id, owner_id, max_uses, valid_from, expires_at, is_active, note, affiliate_id
) on public.coupons to authenticated;
grant update (
  percent, program_id, tier_id, owner_id, max_uses, valid_from, expires_at, is_active, note, affiliate_id
) on public.coupons to authenticated;
grant all on public.coupons to service_role;

-- An error takes back what its transaction wrote, so a function that refuses a coupon cannot count the attempt: the edge functions quote
-- and checkout call this first, in a transaction of its own.
create function public.count_coupon_guess(_coupon text, _person uuid, _caller text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Counted before the look-up, so that simultaneous guesses wait for each other.
  if _caller is not null then
    perform public.count_call('coupon', _caller);
  end if;
  if _person is not null then
    perform public.count_call('coupon', _person::text);
  end if;
  if not exists (
    select 1 from public.coupons
    where coupons.code = upper(btrim(_coupon)) and coupons.is_active and (coupons.owner_id is null or coupons.owner_id = _person)
  ) then
    return false;
  end if;
  update public.counted_calls set calls = counted_calls.calls - 1
  where counted_calls.endpoint = 'coupon' and counted_calls.caller in (_caller, _person::text);
  return true;
end;
$$;

comment on function public.count_coupon_guess is 'Whether a person may use a coupon of this code at all. A code that they may not is counted for them and for their network address; 429 after too many. For the service key: quote and checkout.';
revoke all on function public.count_coupon_guess from public, anon, authenticated;
grant execute on function public.count_coupon_guess to service_role;
