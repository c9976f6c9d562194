-- The figures of the affiliate dashboard, and asking for a payout.

create function public.affiliate_available_cents(_affiliate uuid)
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
    ), 0)
    - coalesce((
      select sum(payout.amount_cents)
      from public.affiliate_payouts payout
      where payout.affiliate_id = _affiliate and payout.status <> 'rejected'
    ), 0);
$$;

comment on function public.affiliate_available_cents is 'Approved commission that no payout has asked for yet. Zero for an affiliate whom the caller may not see.';

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

-- Runs as its owner: two requests at once must not both see the same money, and nobody inserts payouts by hand.
create function public.request_affiliate_payout(_amount_cents integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  _affiliate public.affiliates;
  _method public.affiliate_payout_methods;
  _available bigint;
  _id uuid;
begin
  select * into _affiliate from public.affiliates where affiliates.owner_id = auth.uid() for update;
  if _affiliate.id is null or _affiliate.status <> 'active' then
    raise exception 'Only an active affiliate asks for a payout.' using errcode = '42501';
  end if;
  if not exists (
    select 1 from public.kyc_documents document
    where document.owner_id = _affiliate.owner_id and document.status = 'approved' and document.kind <> 'proof-of-address'
  ) then
    raise exception 'Your identity is not confirmed yet.'
      using errcode = 'PT409', hint = 'Upload a passport, an identity card or a residence permit, and wait for the review.';
  end if;
  select * into _method from public.affiliate_payout_methods method where method.affiliate_id = _affiliate.id;
  if _method.affiliate_id is null then
    raise exception 'There is no payout method yet.' using errcode = 'PT409', hint = 'Choose one in the settings.';
  end if;
  if _amount_cents is null or _amount_cents < 5000 then
    raise exception 'The amount is below the smallest payout.' using errcode = 'PT400', hint = 'Ask for 50 dollars or more.';
  end if;
  _available := public.affiliate_available_cents(_affiliate.id);
  if _amount_cents > _available then
    raise exception 'You asked for more than is available.'
      using errcode = 'PT409', detail = format('%s cents are available.', _available);
  end if;
  insert into public.affiliate_payouts (affiliate_id, amount_cents, method, details)
  values (_affiliate.id, _amount_cents, _method.method, _method.details)
  returning affiliate_payouts.id into _id;
  return _id;
end;
$$;

comment on function public.request_affiliate_payout is 'Asks for a payout to the method of the settings and gives its id. Needs an active affiliate, an approved proof of identity, and enough approved commission.';

revoke all on function public.affiliate_available_cents, public.affiliate_summary, public.affiliate_funnel,
  public.request_affiliate_payout from public, anon;
grant execute on function public.affiliate_available_cents, public.affiliate_summary, public.affiliate_funnel to authenticated, service_role;
grant execute on function public.request_affiliate_payout to authenticated;
revoke execute on function public.request_affiliate_payout from service_role;
