-- Who decides, when, and about whom: decisions are dated and signed by the database, nobody decides for themselves by a rate or a
-- coupon, and no payout is asked for while the payment is disputed. A referral that fails stops no sign-up.

-- An admin may be an affiliate, whose rate follows the tiers. They change with specs/site/affiliate.yaml, in a migration.
drop policy "Admins add commission tiers" on public.commission_tiers;
drop policy "Admins edit commission tiers" on public.commission_tiers;
drop policy "Admins delete commission tiers" on public.commission_tiers;
revoke insert, update, delete on public.commission_tiers from authenticated;

revoke update (decided_by, decided_at, rate_changed_at) on public.affiliates from authenticated;

-- The database signs, so that a second admin can change the rate of somebody whom another one has approved.
drop policy "Admins decide on other affiliates in their own name" on public.affiliates;
create policy "Admins decide on other affiliates"
on public.affiliates for update to authenticated
using ((select public.is_admin()) and owner_id <> (select auth.uid()))
with check ((select public.is_admin()));

create function public.sign_affiliate_decision()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Only apply_as_affiliate does, for whoever was rejected.
  if new.status = 'pending' and old.status <> 'pending' and (old.status <> 'rejected' or auth.uid() is distinct from old.owner_id) then
    raise exception 'An affiliate who is % cannot become %', old.status, new.status
      using errcode = 'PT409', hint = 'Approve, suspend or reject. Whoever was rejected applies again.';
  end if;
  -- The service key writes for others, and says for whom.
  if auth.uid() is null then
    return new;
  end if;
  if new.status <> old.status and new.status <> 'pending' then
    new.decided_by = auth.uid();
    new.decided_at = now();
  end if;
  if new.commission_bps <> old.commission_bps or new.rate_reason is distinct from old.rate_reason then
    new.rate_changed_at = case when new.rate_reason is not null then now() end;
  end if;
  return new;
end;
$$;

comment on function public.sign_affiliate_decision is 'Notes who decided on an affiliate and when, and when the rate changed. A decision is not taken back, except by a new application.';
revoke all on function public.sign_affiliate_decision from public, anon, authenticated;

create trigger affiliates_sign before update of status, commission_bps, rate_reason on public.affiliates
for each row execute function public.sign_affiliate_decision();

revoke update (reviewed_by, reviewed_at) on public.kyc_documents from authenticated;

create function public.sign_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status <> old.status and old.status <> 'pending' and (old.status <> 'approved' or new.status <> 'rejected') then
    raise exception 'A document that is % cannot become %', old.status, new.status
      using errcode = 'PT409', hint = 'Approve or reject what is in review; an approved document can still be rejected.';
  end if;
  -- The service key writes for others, and says for whom.
  if auth.uid() is null or new.status = 'pending' then
    return new;
  end if;
  if new.status <> old.status
    or new.reason is distinct from old.reason
    or new.confirmed_name is distinct from old.confirmed_name
  then
    new.reviewed_by = auth.uid();
    new.reviewed_at = now();
  end if;
  return new;
end;
$$;

comment on function public.sign_review is 'Notes who reviewed a document and when: the name on the newest approved one counts. A review is not taken back; an approved document can still be rejected.';
revoke all on function public.sign_review from public, anon, authenticated;

create trigger kyc_documents_sign before update of status, reason, confirmed_name on public.kyc_documents
for each row execute function public.sign_review();

create or replace function public.price_payout()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _account public.trading_accounts;
begin
  -- A dispute, a breach, a loss or a refund at the same moment comes before or after; the policy saw the account as it was before.
  perform from public.orders
  where orders.id = (select trading_accounts.order_id from public.trading_accounts where trading_accounts.id = new.account_id)
  for update;
  select * into _account from public.trading_accounts where trading_accounts.id = new.account_id for update;
  if _account.user_id = auth.uid()
    and (_account.status <> 'active' or _account.balance_cents - _account.initial_cents < new.gross_cents)
  then
    raise exception 'The account does not have this profit'
      using errcode = 'PT409', hint = 'Look at the account again, and ask for what is there.';
  end if;
  if _account.user_id = auth.uid() and public.is_disputed(_account.order_id) then
    raise exception 'The payment of this account is disputed'
      using errcode = 'PT409', hint = 'Wait until the bank has decided, and ask again.';
  end if;
  new.share_bps = _account.share_bps;
  new.amount_cents = new.gross_cents::bigint * _account.share_bps / 10000;
  return new;
end;
$$;

comment on function public.price_payout is 'Fills share and amount of a payout from its account, whose profit must be there at this moment, and whose payment must not be disputed.';

-- A decision waits for what is about to take its ground away. Locked in this order: order, account or affiliate, documents.

create or replace function public.decide_payout()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _account public.trading_accounts;
begin
  if (old.status = 'requested' and new.status in ('approved', 'rejected'))
    or (old.status = 'approved' and new.status in ('paid', 'rejected')) then
    if new.status in ('approved', 'paid') then
      -- A dispute, a breach, a loss, a refund or a rejected identity at the same moment comes before or after.
      perform from public.orders
      where orders.id = (select trading_accounts.order_id from public.trading_accounts where trading_accounts.id = new.account_id)
      for update;
      select * into _account from public.trading_accounts where trading_accounts.id = new.account_id for update;
      perform from public.kyc_documents where kyc_documents.owner_id = _account.user_id order by kyc_documents.id for update;
      if _account.status <> 'active' or _account.balance_cents - _account.initial_cents < new.gross_cents then
        raise exception 'The account no longer has this profit'
          using errcode = 'PT409', hint = 'It was breached or lost since the request: reject the payout and say why.';
      end if;
      if not public.has_confirmed_identity(_account.user_id) then
        raise exception 'The trader''s identity is not confirmed any more'
          using errcode = 'PT409', hint = 'Review the documents first, or reject the payout and say why.';
      end if;
      if public.is_disputed(_account.order_id) then
        raise exception 'The payment of this account is disputed'
          using errcode = 'PT409', hint = 'Wait until the bank has decided, or reject the payout and say why.';
      end if;
    end if;
    if new.status = 'paid' then
      new.paid_at = now();
      new.receipt_id = 'DL-' || new.number;
    else
      new.decided_at = now();
      new.decided_by = auth.uid();
    end if;
    return new;
  end if;
  raise exception 'A payout that is % cannot become %', old.status, new.status
    using errcode = 'PT409', hint = 'Requested payouts are approved or rejected; approved ones are paid or rejected.';
end;
$$;

create or replace function public.decide_affiliate_payout()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _affiliate public.affiliates;
begin
  if not (
    (old.status = 'requested' and new.status in ('approved', 'rejected'))
    or (old.status = 'approved' and new.status in ('paid', 'rejected'))
  ) then
    raise exception 'A payout that is % cannot become %', old.status, new.status
      using errcode = 'PT409', hint = 'Requested payouts are approved or rejected; approved ones are paid or rejected.';
  end if;
  if new.status in ('approved', 'paid') then
    -- A commission that is taken back, or an identity that is rejected, at the same moment comes before or after.
    select * into _affiliate from public.affiliates where affiliates.id = new.affiliate_id for update;
    perform from public.kyc_documents where kyc_documents.owner_id = _affiliate.owner_id order by kyc_documents.id for update;
    if _affiliate.status <> 'active' then
      raise exception 'The affiliate is not active any more'
        using errcode = 'PT409', hint = 'Activate the affiliate first, or reject the payout and say why.';
    end if;
    if not public.has_confirmed_identity(_affiliate.owner_id) then
      raise exception 'The affiliate''s identity is not confirmed any more'
        using errcode = 'PT409', hint = 'Review the documents first, or reject the payout and say why.';
    end if;
    if public.affiliate_available_cents(_affiliate.id) < 0 then
      raise exception 'The commission for this payout was taken back'
        using errcode = 'PT409', hint = 'Orders were refunded since the request: reject the payout and say why.';
    end if;
  end if;
  new.decided_at = now();
  new.decided_by = auth.uid();
  return new;
end;
$$;

alter table public.coupons add column maker_email text default (auth.jwt() ->> 'email');
alter table public.coupons add constraint coupons_maker_email_length check (length(maker_email) <= 254);
comment on column public.coupons.maker_email is 'The address of the admin who made it: whoever orders from it does not use the coupon. Clients do not read it.';
update public.coupons set maker_email = users.email from auth.users where users.id = coupons.created_by;

create or replace function public.price_order(_person uuid, _tier text, _add_ons text[], _coupon text)
returns table (line integer, kind public.order_item_kind, item text, label text, amount_cents integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  _size public.program_tiers;
  _program public.programs;
  _reduction public.coupons;
  _unknown text;
begin
  select * into _size from public.program_tiers where program_tiers.id = _tier;
  select * into _program from public.programs where programs.id = _size.program_id and programs.is_available;
  if _program.id is null then
    raise exception '% is not for sale', coalesce(_tier, 'Nothing')
      using errcode = 'PT404', detail = 'tier_not_for_sale', hint = 'Choose the id of a tier of an available program.';
  end if;

  select wanted.id into _unknown
  from unnest(_add_ons) as wanted (id)
  where not exists (select 1 from public.add_ons where add_ons.id = wanted.id and add_ons.is_active)
  limit 1;
  if found then
    raise exception 'The add-on % is not for sale', coalesce(_unknown, 'null')
      using errcode = 'PT404', detail = 'add_on_not_for_sale', hint = 'Choose ids of add_ons.';
  end if;

  if _coupon is not null then
    select * into _reduction from public.coupons
    where coupons.code = upper(btrim(_coupon))
      and coupons.is_active
      and (coupons.owner_id is null or coupons.owner_id = _person);
    if _reduction.code is null then
      raise exception 'The coupon % is not known', _coupon
        using errcode = 'PT404', detail = 'coupon_unknown', hint = 'Check the code.';
    end if;
    if _reduction.created_by = _person then
      raise exception 'The coupon % is not for its maker', _reduction.code
        using errcode = 'PT422', detail = 'coupon_made_by_you', hint = 'Order without it.';
    end if;
    if now() < _reduction.valid_from or now() >= _reduction.expires_at then
      raise exception 'The coupon % is not valid today', _reduction.code
        using errcode = 'PT422', detail = 'coupon_not_valid_today', hint = 'Order without it.';
    end if;
    if _reduction.uses - (select count(*) from public.orders_not_paid_in_time(_reduction.code)) >= _reduction.max_uses then
      raise exception 'The coupon % is used up', _reduction.code
        using errcode = 'PT422', detail = 'coupon_used_up', hint = 'Order without it.';
    end if;
    if _reduction.tier_id <> _tier or _reduction.program_id <> _program.id then
      raise exception 'The coupon % is not for this evaluation', _reduction.code
        using errcode = 'PT422', detail = 'coupon_not_for_this', hint = 'Choose the evaluation it is for.';
    end if;
  end if;

  return query
  select (row_number() over (order by priced.place))::integer, priced.kind, priced.item, priced.label, priced.amount_cents
  from (
    select 0 as place, 'fee'::public.order_item_kind as kind, _size.id as item,
      _program.name || ' ' || _size.label as label, _size.price_cents as amount_cents
    union all
    select add_ons.position, 'add-on', add_ons.id, add_ons.name, add_ons.price_cents
    from public.add_ons
    where add_ons.id = any (_add_ons)
    union all
    select 1000000, 'discount', _reduction.code, _reduction.percent || '% off the fee', -(_size.price_cents * _reduction.percent / 100)
    where _reduction.code is not null
  ) as priced
  order by priced.place;
end;
$$;

comment on function public.price_order is 'What an order costs this person, whose own coupons it knows too. 404 for what is not for sale or a coupon that is not known, 422 for one that does not hold or that this person made.';

create or replace function public.hold_coupon()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _held boolean := tg_op = 'UPDATE' and old.status in ('pending', 'paid', 'refunded');
  _holds boolean := new.status in ('pending', 'paid', 'refunded');
begin
  if _holds and not _held then
    -- price_order knows who is signed in, but not with whose address a guest orders.
    if new.status = 'pending' and exists (
      select 1 from public.coupons
      where coupons.code = new.coupon_code
        and (
          coupons.created_by = new.user_id
          or public.normalized_email(coupons.maker_email) = public.normalized_email(new.email)
        )
    ) then
      raise exception 'The coupon % is not for its maker', new.coupon_code
        using errcode = 'PT422', detail = 'coupon_made_by_you', hint = 'Order without it.';
    end if;
    -- Two orders at once wait for each other at this row, and the second sees the use of the first.
    update public.coupons set uses = uses + 1
    where coupons.code = new.coupon_code and (coupons.max_uses is null or coupons.uses < coupons.max_uses);
    if not found and new.status = 'pending' then
      raise exception 'The coupon % is used up', new.coupon_code
        using errcode = 'PT422', detail = 'coupon_used_up', hint = 'Order without it.';
    end if;
  elsif _held and not _holds then
    update public.coupons set uses = greatest(uses - 1, 0) where coupons.code = new.coupon_code;
  end if;
  return null;
end;
$$;

comment on function public.hold_coupon is 'Counts the use of an order''s coupon while the order is pending, paid or refunded; 422 for an unpaid order when there is none left, or of the admin who made the coupon.';

create or replace function public.choose_affiliate_link(_affiliate uuid, _code text)
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
    -- Another sign-up or sale may have made it at the same moment.
    on conflict (affiliate_id, name) do nothing
    returning affiliate_links.id into _link;
  end if;
  if _link is null then
    select affiliate_links.id into _link from public.affiliate_links
    where affiliate_links.affiliate_id = _affiliate and affiliate_links.name = 'Code only';
  end if;
  return _link;
end;
$$;

create or replace function public.refer_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.refer_person(new.id, new.email, new.raw_user_meta_data, new.raw_user_meta_data ->> 'referral');
  return null;
exception when others then
  -- Nobody is kept out because somebody else does not earn; the first order with the link refers the person.
  raise warning 'The referral of user % failed: %', new.id, sqlerrm;
  return null;
end;
$$;

comment on function public.refer_new_user is 'A person who signs up through a referral link belongs to its affiliate; if that fails, they sign up without. The code comes with the sign-up, as user_metadata.referral.';
