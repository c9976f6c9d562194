-- To whom a person and a sale belong, and what the sale earns. A sale finds the link or the coupon that it came through; sales that pay
-- nothing say why; a refund takes its commission back.

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

-- Auth creates users with rights that do not reach public tables, so this runs as its owner. By name, its trigger fires after
-- users_profile.
create function public.refer_new_user()
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

comment on function public.refer_new_user is 'A person who signs up through a referral link belongs to its affiliate. The code comes with the sign-up, as user_metadata.referral.';
revoke all on function public.refer_new_user from public, anon, authenticated, service_role;

create trigger users_referral after insert on auth.users for each row execute function public.refer_new_user();

-- A provider such as Google creates the user before the site can say through whose link the person came: the site calls this right
-- afterward.
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

-- A buyer without an account has not signed up, and an order is not a sign-up: a referral that an order makes is not new.
create function public.credit_affiliate(_order uuid)
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
      public.shown_name(_bought.full_name), _bought.billing_country, false, _bought.created_at
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
revoke all on function public.credit_affiliate from public, anon, authenticated;
grant execute on function public.credit_affiliate to service_role;

-- A payment is settled whatever happens to the affiliate's part, which is noted then and done here: in a step of its own for each order,
-- which can fail and is repeated.
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
  -- One at a time: two of them would wait for each other's affiliates.
  if not pg_try_advisory_xact_lock(hashtextextended('credit_due_orders', 0)) then
    return 0;
  end if;
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

create function public.reverse_commission()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A payout that is asked for or decided at the same moment sees the commission before or after.
  perform 1 from public.affiliates
  where affiliates.id in (
    select affiliate_commissions.affiliate_id from public.affiliate_commissions where affiliate_commissions.order_id = new.id
  )
  for update;
  update public.affiliate_commissions set status = 'reversed'
  where affiliate_commissions.order_id = new.id and affiliate_commissions.status <> 'reversed';
  return null;
end;
$$;

comment on function public.reverse_commission is 'Takes the commission of a refunded order back.';
revoke all on function public.reverse_commission from public, anon, authenticated;

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
    and affiliate_commissions.earned_at <= now() - interval '14 days'
    and not public.is_disputed(affiliate_commissions.order_id);
  get diagnostics _released = row_count;
  return _released;
end;
$$;

comment on function public.release_commissions is 'Approves those of the signed-in affiliate''s commissions whose refund period of 14 days has ended and whose payment is not disputed; gives their number.';
revoke all on function public.release_commissions from public, anon;
grant execute on function public.release_commissions to authenticated, service_role;
