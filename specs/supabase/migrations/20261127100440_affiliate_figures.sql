-- The figures of the affiliate area: in total, by link, by day and by country.

create function public.affiliate_summary()
returns table (
  clicks bigint,
  sign_ups bigint,
  sales bigint,
  pending_cents bigint,
  approved_cents bigint,
  paid_cents bigint,
  available_cents bigint
)
language sql
stable
set search_path = ''
as $$
  select
    (select count(*) from public.affiliate_clicks click where click.affiliate_id = affiliate.id),
    (
      select count(*) from public.affiliate_referrals referral
      where referral.affiliate_id = affiliate.id and referral.is_new
    ),
    (
      select count(*) from public.affiliate_commissions commission
      where commission.affiliate_id = affiliate.id and commission.status <> 'reversed'
    ),
    coalesce((
      select sum(commission.amount_cents) from public.affiliate_commissions commission
      where commission.affiliate_id = affiliate.id and commission.status = 'pending'
    ), 0),
    coalesce((
      select sum(commission.amount_cents) from public.affiliate_commissions commission
      where commission.affiliate_id = affiliate.id and commission.status = 'approved'
    ), 0),
    coalesce((
      select sum(payout.amount_cents) from public.affiliate_payouts payout
      where payout.affiliate_id = affiliate.id and payout.status = 'paid'
    ), 0),
    public.affiliate_available_cents(affiliate.id)
  from public.affiliates affiliate
  where affiliate.owner_id = (select auth.uid());
$$;

comment on function public.affiliate_summary is 'The figures of the signed-in affiliate; no row for anybody else.';
revoke all on function public.affiliate_summary from public, anon;
grant execute on function public.affiliate_summary to authenticated, service_role;

create function public.affiliate_funnel(_from timestamptz, _to timestamptz)
returns table (link_id uuid, link_name text, clicks bigint, sign_ups bigint, sales bigint, commission_cents bigint)
language sql
stable
set search_path = ''
as $$
  select
    link.id,
    link.name,
    (
      select count(*) from public.affiliate_clicks click
      where click.link_id = link.id and click.clicked_at >= _from and click.clicked_at < _to
    ),
    (
      select count(*) from public.affiliate_referrals referral
      where referral.link_id = link.id and referral.is_new and referral.referred_at >= _from and referral.referred_at < _to
    ),
    (
      select count(*)
      from public.affiliate_commissions commission
      join public.affiliate_referrals referral on referral.id = commission.referral_id
      where referral.link_id = link.id
        and commission.status <> 'reversed'
        and commission.earned_at >= _from
        and commission.earned_at < _to
    ),
    coalesce((
      select sum(commission.amount_cents)
      from public.affiliate_commissions commission
      join public.affiliate_referrals referral on referral.id = commission.referral_id
      where referral.link_id = link.id
        and commission.status <> 'reversed'
        and commission.earned_at >= _from
        and commission.earned_at < _to
    ), 0)
  from public.affiliate_links link
  where link.affiliate_id = (select public.own_affiliate_id())
  order by link.created_at, link.id;
$$;

comment on function public.affiliate_funnel is 'Clicks, sign-ups and sales of each link of the signed-in affiliate, from the first moment up to, not including, the second.';
revoke all on function public.affiliate_funnel from public, anon;
grant execute on function public.affiliate_funnel to authenticated, service_role;

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

create function public.affiliate_countries(_from timestamptz, _to timestamptz)
returns table (country text, clicks bigint, sign_ups bigint, sales bigint, commission_cents bigint)
language sql
stable
set search_path = ''
as $$
  select
    activity.country, sum(activity.clicks), sum(activity.sign_ups), sum(activity.sales), sum(activity.commission_cents)
  from (
    select click.country, 1 as clicks, 0 as sign_ups, 0 as sales, 0 as commission_cents
    from public.affiliate_clicks click
    where click.affiliate_id = (select public.own_affiliate_id()) and click.clicked_at >= _from and click.clicked_at < _to
    union all
    select referral.country, 0, 1, 0, 0
    from public.affiliate_referrals referral
    where referral.affiliate_id = (select public.own_affiliate_id()) and referral.is_new
      and referral.referred_at >= _from and referral.referred_at < _to
    union all
    select referral.country, 0, 0, 1, commission.amount_cents
    from public.affiliate_commissions commission
    join public.affiliate_referrals referral on referral.id = commission.referral_id
    where commission.affiliate_id = (select public.own_affiliate_id()) and commission.status <> 'reversed'
      and commission.earned_at >= _from and commission.earned_at < _to
  ) as activity
  group by activity.country
  order by sum(activity.commission_cents) desc, sum(activity.clicks) desc;
$$;

comment on function public.affiliate_countries is 'The same by country; null is a visitor whose country is not known.';
revoke all on function public.affiliate_countries from public, anon;
grant execute on function public.affiliate_countries to authenticated, service_role;
