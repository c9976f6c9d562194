-- A buyer without an account has not signed up, and an order is no sign-up: it was counted as both, so that one sale was made by "100 % of
-- sign-ups" of which there were none.

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

comment on column public.affiliate_referrals.is_new is 'Signed up through the link; otherwise had an account already or has none, and bought through the link.';

-- Guests who were counted as sign-ups: their referral came with an order, at its time.
update public.affiliate_referrals set is_new = false
where affiliate_referrals.is_new and exists (
  select 1
  from public.affiliate_commissions join public.orders on orders.id = affiliate_commissions.order_id
  where affiliate_commissions.referral_id = affiliate_referrals.id and orders.created_at = affiliate_referrals.referred_at
);

drop function public.affiliate_days(timestamptz, timestamptz);

create function public.affiliate_days(_from timestamptz, _to timestamptz)
returns table (
  day date, clicks bigint, sign_ups bigint, buyers bigint, sales bigint, sign_up_sales bigint, sale_cents bigint, commission_cents bigint
)
language sql
stable
set search_path = ''
as $$
  select
    activity.day, sum(activity.clicks), sum(activity.sign_ups), sum(activity.buyers), sum(activity.sales),
    sum(activity.sign_up_sales), sum(activity.sale_cents), sum(activity.commission_cents)
  from (
    select
      (click.clicked_at at time zone 'UTC')::date as day, 1 as clicks, 0 as sign_ups, 0 as buyers, 0 as sales, 0 as sign_up_sales,
      0 as sale_cents, 0 as commission_cents
    from public.affiliate_clicks click
    where click.affiliate_id = (select public.own_affiliate_id()) and click.clicked_at >= _from and click.clicked_at < _to
    union all
    select
      (referral.referred_at at time zone 'UTC')::date, 0, 1,
      case
        when exists (
          select 1 from public.affiliate_commissions commission
          where commission.referral_id = referral.id and commission.status <> 'reversed'
        ) then 1 else 0
      end,
      0, 0, 0, 0
    from public.affiliate_referrals referral
    where referral.affiliate_id = (select public.own_affiliate_id()) and referral.is_new
      and referral.referred_at >= _from and referral.referred_at < _to
    union all
    select
      (commission.earned_at at time zone 'UTC')::date, 0, 0, 0, 1, case when referral.is_new then 1 else 0 end,
      commission.order_total_cents, commission.amount_cents
    from public.affiliate_commissions commission
    join public.affiliate_referrals referral on referral.id = commission.referral_id
    where commission.affiliate_id = (select public.own_affiliate_id()) and commission.status <> 'reversed'
      and commission.earned_at >= _from and commission.earned_at < _to
  ) as activity
  group by activity.day
  order by activity.day;
$$;

comment on function public.affiliate_days is 'What happened on each day (UTC) through the signed-in affiliate''s links, from the first moment up to, not including, the second; days without activity are left out. Buyers are those who signed up on the day and have bought since; sign_up_sales are the day''s sales to people who had signed up through a link, on whichever day.';
revoke all on function public.affiliate_days from public, anon;
grant execute on function public.affiliate_days to authenticated, service_role;
