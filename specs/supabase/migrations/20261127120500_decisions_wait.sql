-- Whoever decides on a payout waits for what is about to take its ground away: a dispute, or the rejection of an identity. Locked in this
-- order everywhere: order, account or affiliate, documents.

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
