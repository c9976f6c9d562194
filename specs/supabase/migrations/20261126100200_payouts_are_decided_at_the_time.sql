-- Payouts of traders and affiliates are decided on what is true at that moment: identity, standing, money that is left, and no dispute
-- about the payment that it comes from.

create type public.dispute_status as enum ('open', 'won', 'lost');

alter table public.payments
  add column dispute_status public.dispute_status,
  add column disputed_at timestamptz,
  add constraint payments_disputed_at_a_moment check ((dispute_status is null) = (disputed_at is null));

comment on column public.payments.dispute_status is 'How the buyer''s dispute at their bank stands: while it is open, nothing is paid out that depends on the payment; a lost one is a refund.';
comment on column public.payments.disputed_at is 'When the payment service first told of the dispute.';

create function public.is_disputed(_order uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.payments where payments.order_id = _order and payments.dispute_status = 'open');
$$;

comment on function public.is_disputed is 'Whether the buyer disputes the payment of an order at their bank.';
revoke all on function public.is_disputed from public, anon;
grant execute on function public.is_disputed to authenticated, service_role;

create function public.record_dispute(_reference text, _status public.dispute_status)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _disputed public.payments;
  _order public.orders;
begin
  select orders.* into _order
  from public.orders join public.payments on payments.order_id = orders.id
  where payments.provider = 'stripe' and payments.provider_reference = _reference and payments.status in ('succeeded', 'refunded')
  for update of orders;
  select * into _disputed from public.payments
  where payments.provider = 'stripe' and payments.provider_reference = _reference and payments.status in ('succeeded', 'refunded')
  for update;
  if _disputed.id is null then
    return null;
  end if;
  update public.payments set dispute_status = _status, disputed_at = coalesce(payments.disputed_at, now())
  where payments.id = _disputed.id;
  if _status = 'lost' and _order.status = 'paid' then
    perform public.refund_order(_order.id, null, 'The bank took the payment back after a dispute.', false);
  end if;
  return jsonb_build_object(
    'order', _order.number, 'status', 'disputed', 'isRepeated', _disputed.dispute_status is not distinct from _status
  );
end;
$$;

comment on function public.record_dispute is 'Notes how a dispute about a payment of Stripe stands; a lost one refunds the order. Null when the charge paid no order. For the service key: payment-webhook.';
revoke all on function public.record_dispute from public, anon, authenticated;
grant execute on function public.record_dispute to service_role;

create function public.has_confirmed_identity(_person uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.kyc_documents
    where kyc_documents.owner_id = _person and kyc_documents.status = 'approved' and kyc_documents.kind <> 'proof-of-address'
  );
$$;

comment on function public.has_confirmed_identity is 'Whether a person has an approved proof of identity, as far as the caller may see their documents.';
revoke all on function public.has_confirmed_identity from public, anon;
grant execute on function public.has_confirmed_identity to authenticated, service_role;

create or replace function public.price_payout()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _account public.trading_accounts;
begin
  -- A breach, a loss or a refund at the same moment comes before or after; the policy saw the account as it was before.
  select * into _account from public.trading_accounts where trading_accounts.id = new.account_id for update;
  if _account.user_id = auth.uid()
    and (_account.status <> 'active' or _account.balance_cents - _account.initial_cents < new.gross_cents)
  then
    raise exception 'The account does not have this profit'
      using errcode = 'PT409', hint = 'Look at the account again, and ask for what is there.';
  end if;
  new.share_bps = _account.share_bps;
  new.amount_cents = new.gross_cents::bigint * _account.share_bps / 10000;
  return new;
end;
$$;

comment on function public.price_payout is 'Fills share and amount of a payout from its account, whose profit must be there at this moment.';

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
      -- A breach, a loss or a refund at the same moment comes before or after.
      select * into _account from public.trading_accounts where trading_accounts.id = new.account_id for update;
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

create function public.decide_affiliate_payout()
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
    -- A commission that is taken back at the same moment is taken back before or after.
    select * into _affiliate from public.affiliates where affiliates.id = new.affiliate_id for update;
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

comment on function public.decide_affiliate_payout is 'The steps of an affiliate''s payout, when and by whom they were taken, and what must hold at that moment: an active affiliate, a confirmed identity, and enough commission.';
revoke all on function public.decide_affiliate_payout from public, anon, authenticated;

create trigger affiliate_payouts_decide
before update of status on public.affiliate_payouts
for each row when (new.status <> old.status)
execute function public.decide_affiliate_payout();

-- The database says who decided, and when.
revoke update on public.affiliate_payouts from authenticated;
grant update (status, reason, reference) on public.affiliate_payouts to authenticated;

create or replace function public.reverse_commission()
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

create or replace function public.release_commissions()
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

create or replace function public.affiliate_available_cents(_affiliate uuid)
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
        and commission.earned_at <= now() - interval '14 days' and not public.is_disputed(commission.order_id)
    ), 0)
    - coalesce((
      select sum(payout.amount_cents)
      from public.affiliate_payouts payout
      where payout.affiliate_id = _affiliate and payout.status <> 'rejected'
    ), 0);
$$;
