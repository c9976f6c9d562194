-- A payment is settled whatever happens to the affiliate's part. That part stopped it before: a name of 100 letters did, and two first
-- orders of one person at once. Now it is noted, and done in a step of its own that can fail and is repeated.

alter table public.orders
  add column commission_due_at timestamptz,
  add constraint orders_commission_due_when_paid check (commission_due_at is null or status in ('paid', 'refunded'));

comment on column public.orders.commission_due_at is 'When credit_due_orders tries to credit the affiliate, again after a failure; null when that is done.';

create index orders_commission_due_at on public.orders (commission_due_at) where commission_due_at is not null;

create function public.shown_name(_name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(nullif(left(split_part(_name, ' ', 1), 77), ''), 'Trader')
    || coalesce(' ' || nullif(left(split_part(_name, ' ', 2), 1), '') || '.', '');
$$;

comment on function public.shown_name is 'What an affiliate may see of a person: the first name, of at most 77 letters, and an initial.';
revoke all on function public.shown_name from public, anon, authenticated, service_role;

create or replace function public.credit_affiliate(_order uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  _bought public.orders;
  _affiliate public.affiliates;
  _is_by_coupon boolean := false;
  _referral public.affiliate_referrals;
  _sales bigint;
  _rate integer;
begin
  -- A refund at the same moment comes before or after.
  select * into _bought from public.orders where orders.id = _order for update;
  if _bought.id is null or _bought.total_cents = 0 or _bought.status = 'refunded' then
    return;
  end if;
  -- A link carries CODE, or CODE-XXXXXXXX with the beginning of its id. The lock is for the rate, which depends on the sales so far.
  select * into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_bought.affiliate_code), '-', 1) and affiliates.status not in ('suspended', 'rejected')
  for update;
  if _affiliate.id is null then
    _is_by_coupon := true;
    select * into _affiliate from public.affiliates
    where affiliates.id = (select coupons.affiliate_id from public.coupons where coupons.code = _bought.coupon_code)
      and affiliates.status not in ('suspended', 'rejected')
    for update;
  end if;
  if _affiliate.id is null then
    -- Whoever was referred once belongs to that affiliate for good, also when they come back without a code.
    select affiliates.* into _affiliate
    from public.affiliates join public.affiliate_referrals on affiliate_referrals.affiliate_id = affiliates.id
    where affiliate_referrals.person_id = _bought.user_id and affiliates.status not in ('suspended', 'rejected')
    for update of affiliates;
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
  if _referral.id is null then
    insert into public.affiliate_referrals (affiliate_id, link_id, person_id, shown_name, country, is_new, referred_at)
    values (
      _affiliate.id, public.choose_affiliate_link(_affiliate.id, _bought.affiliate_code),
      (select profiles.id from public.profiles where profiles.id = _bought.user_id),
      public.shown_name(_bought.full_name), _bought.billing_country, _bought.user_id is null, _bought.created_at
    )
    -- Another order of the person, or their sign-up, may have been referred at the same moment.
    on conflict (person_id) do nothing
    returning * into _referral;
  end if;
  if _referral.id is null then
    select * into _referral from public.affiliate_referrals where affiliate_referrals.person_id = _bought.user_id;
  end if;
  -- A person belongs to one affiliate: a sale through somebody else's link earns nothing.
  if _referral.affiliate_id <> _affiliate.id then
    insert into public.affiliate_flags (affiliate_id, order_id, kind, order_total_cents)
    values (_affiliate.id, _bought.id, 'other-affiliate', _bought.total_cents);
    return;
  end if;
  if _referral.country is null then
    update public.affiliate_referrals set country = _bought.billing_country where affiliate_referrals.id = _referral.id;
  end if;

  -- The rate of the tier that the sales before this one have reached; a better rate that an admin granted stays.
  select count(*) into _sales from public.affiliate_commissions
  where affiliate_commissions.affiliate_id = _affiliate.id and affiliate_commissions.status <> 'reversed';
  _rate := greatest(_affiliate.commission_bps, (select max(tier.commission_bps) from public.commission_tiers tier where tier.minimum_sales <= _sales));
  insert into public.affiliate_commissions (affiliate_id, referral_id, order_id, order_total_cents, commission_bps, amount_cents)
  values (_affiliate.id, _referral.id, _bought.id, _bought.total_cents, _rate, _bought.total_cents::bigint * _rate / 10000);
  _rate := greatest(_rate, (select max(tier.commission_bps) from public.commission_tiers tier where tier.minimum_sales <= _sales + 1));
  if _rate > _affiliate.commission_bps then
    update public.affiliates set commission_bps = _rate where affiliates.id = _affiliate.id;
  end if;
end;
$$;

comment on function public.credit_affiliate is 'The commission of a paid order for the affiliate whose code or coupon it carries, or to whom the buyer belongs, at the rate of their tier; a flag instead, if the affiliate is the buyer or the buyer is somebody else''s. An affiliate in review earns too, and is paid after approval.';

create function public.credit_due_orders()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _order uuid;
  _count integer := 0;
begin
  for _order in
    select orders.id from public.orders
    where orders.commission_due_at <= now()
    order by orders.commission_due_at, orders.id
    limit 100
    for update skip locked
  loop
    begin
      perform public.credit_affiliate(_order);
      update public.orders set commission_due_at = null where orders.id = _order;
      _count := _count + 1;
    exception when others then
      raise warning 'The affiliate of order % was not credited: %', _order, sqlerrm;
      update public.orders set commission_due_at = now() + interval '10 minutes' where orders.id = _order;
    end;
  end loop;
  return _count;
end;
$$;

comment on function public.credit_due_orders is 'Credits the affiliates of orders that were paid, each by itself: what fails is tried again in ten minutes. Gives the number of orders that are done. Called after each settlement, and by pg_cron.';
revoke all on function public.credit_due_orders from public, anon, authenticated;
grant execute on function public.credit_due_orders to service_role;
select cron.schedule('credit-due-orders', '30 seconds', 'select public.credit_due_orders()');

-- Nobody is refused an account because of whoever referred them.
create or replace function public.refer_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _code text := left(new.raw_user_meta_data ->> 'referral', 32);
  _affiliate public.affiliates;
begin
  select * into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_code), '-', 1) and affiliates.status not in ('suspended', 'rejected');
  if _affiliate.id is null or public.normalized_email(_affiliate.email) is not distinct from public.normalized_email(new.email) then
    return null;
  end if;
  insert into public.affiliate_referrals (affiliate_id, link_id, person_id, shown_name, is_new)
  values (
    _affiliate.id, public.choose_affiliate_link(_affiliate.id, _code), new.id,
    public.shown_name(public.first_profile_name(new.raw_user_meta_data, null)), true
  )
  on conflict (person_id) do nothing;
  return null;
end;
$$;
