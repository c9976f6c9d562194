-- A buyer belongs for good to the affiliate through whom they first signed up or bought, also when they buy without signing in.

create or replace function public.claim_orders(_person uuid, _email text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _order public.orders;
  _count integer := 0;
begin
  for _order in
    select * from public.orders where orders.user_id is null and orders.email = lower(_email) order by orders.number for update
  loop
    update public.orders set user_id = _person where orders.id = _order.id;
    if _order.status = 'paid' then
      perform public.open_account(_order.id);
    end if;
    _count := _count + 1;
  end loop;
  -- After the loop: a sale is credited with its order locked first. The address of an order that was refunded was not proven in time.
  begin
    update public.affiliate_referrals set person_id = _person
    where affiliate_referrals.id = (
        select referral.id
        from public.orders as bought
        join public.affiliate_commissions as commission on commission.order_id = bought.id and commission.status <> 'reversed'
        join public.affiliate_referrals as referral on referral.id = commission.referral_id and referral.person_id is null
        join public.affiliates as affiliate on affiliate.id = referral.affiliate_id and affiliate.owner_id <> _person
        where bought.user_id = _person
        order by bought.number
        limit 1
      )
      and not exists (select 1 from public.affiliate_referrals as own where own.person_id = _person);
  exception when unique_violation or deadlock_detected then
    -- Another order of the person is credited at the same moment, and they belong to its affiliate. Nobody's sign-in fails over this.
    null;
  end;
  return _count;
end;
$$;

comment on function public.claim_orders is 'Gives a person the orders that were placed with their confirmed address before they had an account, opens the accounts that were paid, and assigns the person to the affiliate of the first of them, unless they are that affiliate or belong to one. Returns how many orders there were.';

-- By name, it fires after users_profile, which makes the profile that a referral needs, and before users_referral: what somebody bought
-- before counts first.
drop trigger users_orders on auth.users;
create trigger users_purchases after insert or update on auth.users for each row execute function public.claim_confirmed_orders();

create or replace function public.refer_person(_person uuid, _email text, _data jsonb, _code text)
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
    -- They bought as a guest first, and belong by that order as soon as they confirm its address.
    or exists (
      select 1
      from public.orders as bought
      join public.affiliate_commissions as commission on commission.order_id = bought.id and commission.status <> 'reversed'
      where bought.user_id is null and bought.email = lower(_email)
    )
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

comment on function public.refer_person is 'Assigns a new person to the affiliate of a code, unless they are that affiliate, belong to one, or bought through one as a guest; says whether it did.';
comment on column public.affiliate_referrals.is_new is 'Signed up through the link; otherwise had an account already, or bought through the link first.';

create or replace function public.credit_affiliate(_order uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  _bought public.orders;
  _mailbox text;
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
  _mailbox := public.normalized_email(_bought.email);
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
  if _bought.user_id is not null then
    select * into _referral from public.affiliate_referrals where affiliate_referrals.person_id = _bought.user_id;
  else
    -- A guest is whoever confirmed an address of the same mailbox, or else the guest who bought with it first.
    select referral.* into _referral
    from public.affiliate_referrals as referral
    where referral.person_id in (
        select users.id from auth.users
        where users.email_confirmed_at is not null and public.normalized_email(users.email) = _mailbox
      )
      or referral.id in (
        select commission.referral_id
        from public.orders as earlier
        join public.affiliate_commissions as commission on commission.order_id = earlier.id and commission.status <> 'reversed'
        where earlier.user_id is null and public.normalized_email(earlier.email) = _mailbox
      )
    order by referral.person_id is null, referral.referred_at, referral.id
    limit 1;
  end if;
  if _affiliate.id is null then
    -- Whoever was referred once belongs to that affiliate for good, also when they come back without a code.
    select * into _affiliate from public.affiliates
    where affiliates.id = _referral.affiliate_id and affiliates.status not in ('suspended', 'rejected')
    for update;
  end if;
  if _affiliate.id is null then
    return;
  end if;

  if _affiliate.owner_id is not distinct from _bought.user_id
    or public.normalized_email(_affiliate.email) is not distinct from _mailbox
    or exists (
      select 1 from auth.users as owner
      where owner.id = _affiliate.owner_id and public.normalized_email(owner.email) = _mailbox
    )
    or exists (
      select 1 from public.orders as own
      where own.user_id = _affiliate.owner_id and public.normalized_email(own.email) = _mailbox
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
