-- A sale finds the link and the coupon it came through; sales that pay nothing say why; a refund takes its commission back, and a
-- commission is approved when its refund period has ended. Payout methods change only after the password or second factor.

-- The browser chooses these ids, so that a request that is sent again makes no second row.
grant insert (id) on public.affiliate_links, public.tickets, public.ticket_replies to authenticated;

alter table public.coupons add column affiliate_id uuid references public.affiliates (id) on delete set null;
comment on column public.coupons.affiliate_id is 'Orders with the coupon count for this affiliate, even without their link.';
create index coupons_affiliate_id on public.coupons (affiliate_id);

drop policy "People read coupons of their own, admins every coupon" on public.coupons;
create policy "People read coupons of their own, admins every coupon"
on public.coupons for select to authenticated
using (
  owner_id = (select auth.uid())
  or affiliate_id = (select public.own_affiliate_id())
  or (select public.is_admin())
);

create type public.affiliate_flag_kind as enum ('self-referral', 'own-coupon', 'other-affiliate');

create table public.affiliate_flags (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete cascade,
  order_id uuid not null unique references public.orders (id) on delete cascade,
  kind public.affiliate_flag_kind not null,
  order_total_cents integer not null,
  noted_at timestamptz not null default now(),
  constraint affiliate_flags_order_total_positive check (order_total_cents > 0)
);

comment on table public.affiliate_flags is 'Paid orders that earn an affiliate nothing although they carry their code or coupon. Written with the service key.';
comment on column public.affiliate_flags.kind is 'self-referral: through their own link; own-coupon: with their own coupon; other-affiliate: the buyer belongs to somebody else.';

create index affiliate_flags_of_an_affiliate on public.affiliate_flags (affiliate_id, noted_at);

alter table public.affiliate_flags enable row level security;

create policy "Affiliates read their own flags, admins every flag"
on public.affiliate_flags for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

revoke all on public.affiliate_flags from public, anon, authenticated;
grant select on public.affiliate_flags to authenticated;
grant all on public.affiliate_flags to service_role;

create or replace function public.credit_affiliate(_order uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  _bought public.orders;
  _affiliate public.affiliates;
  _is_by_coupon boolean := false;
  _link uuid;
  _referral public.affiliate_referrals;
  _rate integer;
begin
  select * into _bought from public.orders where orders.id = _order;
  if _bought.id is null or _bought.total_cents = 0 then
    return;
  end if;
  -- A link carries CODE, or CODE-XXXXXXXX with the beginning of its id.
  select * into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_bought.affiliate_code), '-', 1) and affiliates.status <> 'suspended';
  if _affiliate.id is null then
    _is_by_coupon := true;
    select * into _affiliate from public.affiliates
    where affiliates.id = (select coupons.affiliate_id from public.coupons where coupons.code = _bought.coupon_code)
      and affiliates.status <> 'suspended';
  end if;
  if _affiliate.id is null then
    return;
  end if;

  if _affiliate.owner_id is not distinct from _bought.user_id
    or public.normalized_email(_affiliate.email) is not distinct from public.normalized_email(_bought.email)
    or exists (
      select 1 from public.orders as own
      where own.user_id = _affiliate.owner_id and public.normalized_email(own.email) = public.normalized_email(_bought.email)
    )
  then
    insert into public.affiliate_flags (affiliate_id, order_id, kind, order_total_cents)
    values (
      _affiliate.id, _bought.id,
      case when _is_by_coupon then 'own-coupon'::public.affiliate_flag_kind else 'self-referral'::public.affiliate_flag_kind end,
      _bought.total_cents
    );
    return;
  end if;

  select * into _referral from public.affiliate_referrals where affiliate_referrals.person_id = _bought.user_id;
  -- A person belongs to one affiliate: a sale through somebody else's link earns nothing.
  if _referral.affiliate_id <> _affiliate.id then
    insert into public.affiliate_flags (affiliate_id, order_id, kind, order_total_cents)
    values (_affiliate.id, _bought.id, 'other-affiliate', _bought.total_cents);
    return;
  end if;
  if _referral.id is null then
    select affiliate_links.id into _link from public.affiliate_links
    where affiliate_links.affiliate_id = _affiliate.id
      and upper(left(affiliate_links.id::text, 8)) = split_part(upper(_bought.affiliate_code), '-', 2);
    if _link is null then
      select affiliate_links.id into _link from public.affiliate_links
      where affiliate_links.affiliate_id = _affiliate.id
      order by affiliate_links.created_at, affiliate_links.id
      limit 1;
    end if;
    if _link is null then
      insert into public.affiliate_links (affiliate_id, name, utm_source, utm_medium, utm_campaign)
      values (_affiliate.id, 'Code only', 'affiliate', 'code', 'direct')
      returning affiliate_links.id into _link;
    end if;
    insert into public.affiliate_referrals (affiliate_id, link_id, person_id, shown_name, country, is_new, referred_at)
    values (
      _affiliate.id, _link, (select profiles.id from public.profiles where profiles.id = _bought.user_id),
      split_part(_bought.full_name, ' ', 1) || coalesce(' ' || nullif(left(split_part(_bought.full_name, ' ', 2), 1), '') || '.', ''),
      _bought.billing_country, _bought.user_id is null, _bought.created_at
    )
    returning * into _referral;
  end if;
  insert into public.affiliate_commissions (affiliate_id, referral_id, order_id, order_total_cents, commission_bps, amount_cents)
  values (
    _affiliate.id, _referral.id, _bought.id, _bought.total_cents, _affiliate.commission_bps,
    _bought.total_cents::bigint * _affiliate.commission_bps / 10000
  );
end;
$$;

comment on function public.credit_affiliate is 'The commission of a paid order for the affiliate whose code or coupon it carries; a flag instead, if the affiliate is the buyer or the buyer is somebody else''s. An affiliate in review earns too, and is paid after approval.';

create function public.reverse_commission()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.affiliate_commissions set status = 'reversed'
  where affiliate_commissions.order_id = new.id and affiliate_commissions.status <> 'reversed';
  return null;
end;
$$;

comment on function public.reverse_commission is 'Takes the commission of a refunded order back.';

create trigger orders_reverse_commission
after update of status on public.orders
for each row when (new.status = 'refunded' and old.status <> 'refunded')
execute function public.reverse_commission();

create function public.release_commissions()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _released integer;
begin
  update public.affiliate_commissions set status = 'approved'
  where affiliate_commissions.affiliate_id = public.own_affiliate_id()
    and affiliate_commissions.status = 'pending'
    and affiliate_commissions.earned_at <= now() - interval '14 days';
  get diagnostics _released = row_count;
  return _released;
end;
$$;

comment on function public.release_commissions is 'Approves those of the signed-in affiliate''s commissions whose refund period of 14 days has ended; gives their number.';

revoke all on function public.reverse_commission, public.release_commissions from public, anon, authenticated;
grant execute on function public.release_commissions to authenticated;

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

drop policy "Affiliates change their own payout method" on public.affiliate_payout_methods;
drop policy "Affiliates remove their own payout method" on public.affiliate_payout_methods;

create policy "Affiliates change their own payout method after a check"
on public.affiliate_payout_methods for update to authenticated
using (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()))
with check (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()));

create policy "Affiliates remove their own payout method after a check"
on public.affiliate_payout_methods for delete to authenticated
using (affiliate_id = (select public.own_affiliate_id()) and (select public.is_recently_verified()));
