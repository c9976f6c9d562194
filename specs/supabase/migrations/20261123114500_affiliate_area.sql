-- What the affiliate area reads beside the tables: activity by day and by country, and the size that a commission is for.

create function public.affiliate_days(_from timestamptz, _to timestamptz)
returns table (day date, clicks bigint, sign_ups bigint, sales bigint, sale_cents bigint, commission_cents bigint)
language sql
stable
set search_path = ''
as $$
  select
    activity.day, sum(activity.clicks), sum(activity.sign_ups), sum(activity.sales), sum(activity.sale_cents),
    sum(activity.commission_cents)
  from (
    select
      (click.clicked_at at time zone 'UTC')::date as day, 1 as clicks, 0 as sign_ups, 0 as sales, 0 as sale_cents,
      0 as commission_cents
    from public.affiliate_clicks click
    where click.affiliate_id = (select public.own_affiliate_id()) and click.clicked_at >= _from and click.clicked_at < _to
    union all
    select (referral.referred_at at time zone 'UTC')::date, 0, 1, 0, 0, 0
    from public.affiliate_referrals referral
    where referral.affiliate_id = (select public.own_affiliate_id()) and referral.is_new
      and referral.referred_at >= _from and referral.referred_at < _to
    union all
    select (commission.earned_at at time zone 'UTC')::date, 0, 0, 1, commission.order_total_cents, commission.amount_cents
    from public.affiliate_commissions commission
    where commission.affiliate_id = (select public.own_affiliate_id()) and commission.status <> 'reversed'
      and commission.earned_at >= _from and commission.earned_at < _to
  ) as activity
  group by activity.day
  order by activity.day;
$$;

comment on function public.affiliate_days is 'What happened on each day (UTC) through the signed-in affiliate''s links, from the first moment up to, not including, the second; days without activity are left out.';

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

revoke all on function public.affiliate_days, public.affiliate_countries from public, anon;
grant execute on function public.affiliate_days, public.affiliate_countries to authenticated, service_role;

-- Affiliates may not read orders, so that a commission keeps what was bought.
alter table public.affiliate_commissions add column tier_id text references public.program_tiers (id);
comment on column public.affiliate_commissions.tier_id is 'What was bought, copied from the order.';

create function public.copy_ordered_tier()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.tier_id = (select orders.tier_id from public.orders where orders.id = new.order_id);
  return new;
end;
$$;

create trigger affiliate_commissions_tier before insert on public.affiliate_commissions for each row execute function public.copy_ordered_tier();
revoke all on function public.copy_ordered_tier from public, anon, authenticated;
