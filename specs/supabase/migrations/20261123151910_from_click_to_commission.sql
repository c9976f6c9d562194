-- Applications are rejected with a reason and sent again; the site records clicks and sign-ups; the rate follows the tier; people
-- choose what they are notified about.

alter table public.affiliates
  add column reason text,
  add column terms_accepted_at timestamptz,
  add constraint affiliates_rejected_with_a_reason check (status <> 'rejected' or reason is not null),
  add constraint affiliates_reason_length check (length(reason) between 1 and 300);

comment on column public.affiliates.reason is 'Why the application was rejected, as its person reads it; left as it is by a later approval.';
comment on column public.affiliates.terms_accepted_at is 'When the person accepted the program''s rules with their application.';

grant update (reason) on public.affiliates to authenticated;
alter publication supabase_realtime add table public.affiliates;

create or replace function public.apply_as_affiliate(_name text, _code text, _audience text, _website text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _own public.affiliates;
begin
  select * into _own from public.affiliates where affiliates.owner_id = auth.uid();
  if _own.status = 'rejected' then
    update public.affiliates set
      status = 'pending', audience = _audience, website = _website, reason = null, decided_by = null, decided_at = null,
      applied_at = now(), terms_accepted_at = now()
    where affiliates.id = _own.id;
    return jsonb_build_object('code', _own.code, 'status', 'pending', 'isNew', true);
  end if;
  if _own.id is not null then
    return jsonb_build_object('code', _own.code, 'status', _own.status, 'isNew', false);
  end if;
  if not exists (select 1 from public.profiles where profiles.id = auth.uid()) then
    insert into public.profiles (id, display_name, kind) values (auth.uid(), _name, 'affiliate');
  end if;
  if not exists (select 1 from public.orders where orders.user_id = auth.uid()) then
    update public.profiles set kind = 'affiliate', display_name = _name where profiles.id = auth.uid() and profiles.kind = 'trader';
  end if;
  begin
    insert into public.affiliates (code, audience, website, terms_accepted_at) values (_code, _audience, _website, now());
  exception when unique_violation then
    raise exception 'The code % is taken', _code
      using errcode = 'PT409', detail = 'affiliate_code_taken', hint = 'Choose another one.';
  end;
  return jsonb_build_object('code', _code, 'status', 'pending', 'isNew', true);
end;
$$;

comment on function public.apply_as_affiliate is 'The signed-in person''s application, under a code of their own; 409 when the code is taken. Whoever was rejected applies again under the same code; whoever applied already gets the same answer again.';

create function public.choose_affiliate_link(_affiliate uuid, _code text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  _link uuid;
begin
  select affiliate_links.id into _link from public.affiliate_links
  where affiliate_links.affiliate_id = _affiliate
    and upper(left(affiliate_links.id::text, 8)) = split_part(upper(_code), '-', 2);
  if _link is null then
    select affiliate_links.id into _link from public.affiliate_links
    where affiliate_links.affiliate_id = _affiliate
    order by affiliate_links.created_at, affiliate_links.id
    limit 1;
  end if;
  if _link is null then
    insert into public.affiliate_links (affiliate_id, name, utm_source, utm_medium, utm_campaign)
    values (_affiliate, 'Code only', 'affiliate', 'code', 'direct')
    returning affiliate_links.id into _link;
  end if;
  return _link;
end;
$$;

comment on function public.choose_affiliate_link is 'The link that a code means: CODE-XXXXXXXX carries the beginning of a link''s id; anything else counts for the oldest link, which is made if there is none.';

create or replace function public.credit_affiliate(_order uuid)
returns void
language plpgsql
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
  select * into _bought from public.orders where orders.id = _order;
  if _bought.id is null or _bought.total_cents = 0 then
    return;
  end if;
  -- A link carries CODE, or CODE-XXXXXXXX with the beginning of its id.
  select * into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_bought.affiliate_code), '-', 1) and affiliates.status not in ('suspended', 'rejected');
  if _affiliate.id is null then
    _is_by_coupon := true;
    select * into _affiliate from public.affiliates
    where affiliates.id = (select coupons.affiliate_id from public.coupons where coupons.code = _bought.coupon_code)
      and affiliates.status not in ('suspended', 'rejected');
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
    insert into public.affiliate_referrals (affiliate_id, link_id, person_id, shown_name, country, is_new, referred_at)
    values (
      _affiliate.id, public.choose_affiliate_link(_affiliate.id, _bought.affiliate_code),
      (select profiles.id from public.profiles where profiles.id = _bought.user_id),
      split_part(_bought.full_name, ' ', 1) || coalesce(' ' || nullif(left(split_part(_bought.full_name, ' ', 2), 1), '') || '.', ''),
      _bought.billing_country, _bought.user_id is null, _bought.created_at
    )
    returning * into _referral;
  elsif _referral.country is null then
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

comment on function public.credit_affiliate is 'The commission of a paid order for the affiliate whose code or coupon it carries, at the rate of their tier; a flag instead, if the affiliate is the buyer or the buyer is somebody else''s. An affiliate in review earns too, and is paid after approval.';

-- The caller writes page views only.
create function public.count_affiliate_click()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _click jsonb := new.metadata -> 'referral';
  _affiliate uuid;
begin
  select affiliates.id into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_click ->> 'code'), '-', 1) and affiliates.status not in ('suspended', 'rejected');
  if _affiliate is not null then
    insert into public.affiliate_clicks (affiliate_id, link_id, visitor, country, device)
    values (
      _affiliate, public.choose_affiliate_link(_affiliate, _click ->> 'code'),
      _click ->> 'visitor', _click ->> 'country', _click ->> 'device'
    );
  end if;
  return null;
end;
$$;

comment on function public.count_affiliate_click is 'Counts the page view that a referral link opened, as crm-tracking describes it in metadata.referral: {code, visitor, country, device}. The site sends page views only after consent.';

create trigger tracking_events_click after insert on public.tracking_events for each row execute function public.count_affiliate_click();

-- Auth creates users with rights of its own only, so that this runs as its owner. By name, its trigger follows users_profile.
create function public.refer_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _code text := left(new.raw_user_meta_data ->> 'referral', 32);
  _affiliate public.affiliates;
  _name text := public.first_profile_name(new.raw_user_meta_data, null);
begin
  select * into _affiliate from public.affiliates
  where affiliates.code = split_part(upper(_code), '-', 1) and affiliates.status not in ('suspended', 'rejected');
  if _affiliate.id is null or public.normalized_email(_affiliate.email) is not distinct from public.normalized_email(new.email) then
    return null;
  end if;
  insert into public.affiliate_referrals (affiliate_id, link_id, person_id, shown_name, is_new)
  values (
    _affiliate.id, public.choose_affiliate_link(_affiliate.id, _code), new.id,
    split_part(_name, ' ', 1) || coalesce(' ' || nullif(left(split_part(_name, ' ', 2), 1), '') || '.', ''), true
  );
  return null;
end;
$$;

comment on function public.refer_new_user is 'A person who signs up through a referral link belongs to its affiliate. The code comes with the sign-up, as user_metadata.referral.';

create trigger users_referral after insert on auth.users for each row execute function public.refer_new_user();

alter table public.profiles
  add column notify_sales boolean not null default true,
  add column notify_payouts boolean not null default true,
  add column notify_tickets boolean not null default true;

comment on column public.profiles.notify_sales is 'Whether an affiliate is told of new sign-ups and sales while the area is open.';
comment on column public.profiles.notify_payouts is 'Whether an affiliate is told of decisions on their payouts while the area is open.';
comment on column public.profiles.notify_tickets is 'Whether an affiliate is told of replies of support while the area is open.';

grant update (notify_sales, notify_payouts, notify_tickets) on public.profiles to authenticated;

-- It calls choose_affiliate_link, which nobody else may.
alter function public.credit_affiliate security definer;
revoke all on function public.choose_affiliate_link, public.count_affiliate_click, public.refer_new_user
  from public, anon, authenticated, service_role;
