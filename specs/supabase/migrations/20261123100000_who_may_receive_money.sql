-- Who may receive money: only whose identity is confirmed, only what the account still has, and nobody for sending themselves.

drop policy "Traders ask for profit of their own funded accounts" on public.payouts;

create policy "Traders with a confirmed identity ask for profit of their own"
on public.payouts for insert to authenticated
with check (
  exists (
    select 1
    from public.trading_accounts
    where trading_accounts.id = payouts.account_id
      and trading_accounts.user_id = (select auth.uid())
      and trading_accounts.phase = 'funded'
      and trading_accounts.status = 'active'
      and trading_accounts.next_payout_at <= now()
      and payouts.gross_cents <= trading_accounts.balance_cents - trading_accounts.initial_cents
  )
  and exists (
    select 1
    from public.kyc_documents
    where kyc_documents.owner_id = (select auth.uid())
      and kyc_documents.status = 'approved'
      and kyc_documents.kind <> 'proof-of-address'
  )
);

create or replace function public.decide_payout()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (old.status = 'requested' and new.status in ('approved', 'rejected'))
    or (old.status = 'approved' and new.status in ('paid', 'rejected')) then
    if new.status in ('approved', 'paid') and not exists (
      select 1 from public.trading_accounts
      where trading_accounts.id = new.account_id
        and trading_accounts.status = 'active'
        and trading_accounts.balance_cents - trading_accounts.initial_cents >= new.gross_cents
    ) then
      raise exception 'The account no longer has this profit'
        using errcode = 'PT409', hint = 'It was breached or lost since the request: reject the payout and say why.';
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

create trigger payouts_audit
after insert or update or delete on public.payouts
for each row execute function public.write_audit_log();

alter table public.affiliates
  add column email text default (auth.jwt() ->> 'email'),
  add constraint affiliates_email_length check (length(email) <= 254);

comment on column public.affiliates.email is 'The address with which they applied: orders from it earn them nothing.';

update public.affiliates set email = (select users.email from auth.users where users.id = affiliates.owner_id);

create function public.normalized_email(_email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select replace(split_part(split_part(lower(btrim(_email)), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(btrim(_email)), '@', 2);
$$;

comment on function public.normalized_email is 'The address without case, dots and tag, so that a.b+c@x.example and AB@x.example are one mailbox.';

revoke all on function public.normalized_email from public, anon, authenticated;
grant execute on function public.normalized_email to service_role;

create or replace function public.credit_affiliate(_order uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  _bought public.orders;
  _affiliate public.affiliates;
  _link uuid;
  _referral public.affiliate_referrals;
begin
  select * into _bought from public.orders where orders.id = _order;
  select * into _affiliate from public.affiliates
  where affiliates.code = upper(_bought.affiliate_code) and affiliates.status = 'active'
    and affiliates.owner_id is distinct from _bought.user_id
    and public.normalized_email(affiliates.email) is distinct from public.normalized_email(_bought.email)
    and not exists (
      select 1 from public.orders as own
      where own.user_id = affiliates.owner_id and public.normalized_email(own.email) = public.normalized_email(_bought.email)
    );
  if _affiliate.id is null or _bought.total_cents = 0 then
    return;
  end if;

  select * into _referral from public.affiliate_referrals where affiliate_referrals.person_id = _bought.user_id;
  if _referral.id is null then
    select affiliate_links.id into _link from public.affiliate_links
    where affiliate_links.affiliate_id = _affiliate.id
    order by affiliate_links.created_at, affiliate_links.id
    limit 1;
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
  -- A person belongs to one affiliate: a sale through somebody else's link earns nothing.
  if _referral.affiliate_id <> _affiliate.id then
    return;
  end if;
  insert into public.affiliate_commissions (affiliate_id, referral_id, order_id, order_total_cents, commission_bps, amount_cents)
  values (
    _affiliate.id, _referral.id, _bought.id, _bought.total_cents, _affiliate.commission_bps,
    _bought.total_cents::bigint * _affiliate.commission_bps / 10000
  );
end;
$$;
