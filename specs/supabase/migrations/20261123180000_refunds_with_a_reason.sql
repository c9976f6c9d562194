-- Admins refund an order with a reason, through the edge function admin-orders, which has the payment service send the money back. An
-- account that a refund closed is told from one that was left dormant.

alter table public.orders add column refunded_at timestamptz;
alter table public.orders add column refund_reason text;
alter table public.orders add constraint orders_refund_when_refunded check (
  (refunded_at is null) = (refund_reason is null) and (refunded_at is null or status = 'refunded')
);
alter table public.orders add constraint orders_refund_reason_length check (length(refund_reason) between 1 and 300);
comment on column public.orders.refunded_at is 'Null for orders that were refunded before reasons were kept.';
comment on column public.orders.refund_reason is 'What the buyer is told.';

alter table public.trading_accounts add column closed_by_refund boolean not null default false;
alter table public.trading_accounts add constraint trading_accounts_closed_by_refund_is_closed check (
  not closed_by_refund or status = 'dormant'
);
comment on column public.trading_accounts.closed_by_refund is 'Whether a refund of the order closed it, and not inactivity.';

create function public.refund_order(_order uuid, _actor uuid, _reason text, _is_check boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _bought public.orders;
begin
  select * into _bought from public.orders where orders.id = _order for update;
  if _bought.id is null then
    raise exception 'There is no such order' using errcode = 'PT404', detail = 'order_not_found';
  end if;
  if _bought.user_id = _actor then
    raise exception 'Nobody refunds their own order' using errcode = 'PT403', detail = 'own_account';
  end if;
  if _bought.status = 'refunded' then
    return jsonb_build_object('order', _bought.number, 'isRepeated', true);
  end if;
  if _bought.status <> 'paid' then
    raise exception 'The order is not paid' using errcode = 'PT409', detail = 'order_not_paid';
  end if;
  if _is_check then
    if exists (
      select 1 from public.trading_accounts
      where trading_accounts.order_id = _order
        and (
          trading_accounts.winners_bonus_paid_at is not null
          or exists (select 1 from public.payouts where payouts.account_id = trading_accounts.id and payouts.status <> 'rejected')
        )
    ) then
      raise exception 'The order has paid out' using errcode = 'PT409', detail = 'order_paid_out';
    end if;
    return jsonb_build_object('order', _bought.number, 'isRepeated', false);
  end if;

  -- The money is back by now: a payout that was requested meanwhile stops nothing, and is rejected since its account has ended.
  update public.payments set status = 'refunded' where payments.order_id = _order and payments.status = 'succeeded';
  update public.orders set status = 'refunded', refunded_at = now(), refund_reason = _reason where orders.id = _order;
  update public.trading_accounts set status = 'dormant', ended_at = now(), closed_by_refund = true
  where trading_accounts.order_id = _order and trading_accounts.status = 'active';
  -- A bonus that is still owed contains the fee, which is back.
  update public.trading_accounts set winners_bonus_cents = null
  where trading_accounts.order_id = _order
    and trading_accounts.winners_bonus_cents is not null and trading_accounts.winners_bonus_paid_at is null;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = _actor),
    'authenticated', 'update', 'orders', _order,
    jsonb_build_object('status', 'paid'),
    jsonb_build_object('status', 'refunded', 'reason', _reason)
  );
  return jsonb_build_object('order', _bought.number, 'isRepeated', false);
end;
$$;

comment on function public.refund_order is 'Marks a paid order as refunded, ends its account and takes its commission back: once, however often it is called. With _is_check it only says whether that is possible. For the service key: the edge function admin-orders has checked who asks.';

revoke all on function public.refund_order from public, anon, authenticated;
grant execute on function public.refund_order to service_role;

create or replace function public.order_receipt(_key uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'number', placed.number,
    'status', placed.status,
    'email', placed.email,
    'fullName', placed.full_name,
    'country', placed.billing_country,
    'tier', placed.tier_id,
    'isClaimed', placed.user_id is not null,
    'termsVersion', placed.terms_version,
    'currency', placed.currency,
    'totalCents', placed.total_cents,
    'placedAt', placed.created_at,
    'paidAt', placed.paid_at,
    'refundedAt', placed.refunded_at,
    'refundReason', placed.refund_reason,
    'lines', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', item.kind, 'item', coalesce(item.tier_id, item.add_on_id, item.coupon_code), 'label', item.label,
          'amountCents', item.amount_cents
        ) order by item.position
      )
      from public.order_items as item
      where item.order_id = placed.id
    ),
    'payment', (
      select jsonb_build_object(
        'id', payment.id, 'method', payment.method, 'status', payment.status,
        'amountCents', payment.amount_cents, 'failureReason', payment.failure_reason
      )
      from public.payments as payment
      where payment.order_id = placed.id
      order by payment.status = 'failed', payment.created_at desc
      limit 1
    )
  )
  from public.orders as placed
  where placed.idempotency_key = _key;
$$;

create or replace function public.evaluation_odds()
returns table (started bigint, passed bigint, breached bigint, dormant bigint, since timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select odds.started, odds.passed, odds.breached, odds.dormant, odds.since
  from (
    select
      count(*) filter (where account.phase = 'phase-1') as started,
      count(*) filter (
        where account.status = 'passed'
          and not exists (
            select 1 from public.program_phases as later
            where later.program_id = account.program_id and later.phase = 'phase-2' and account.phase = 'phase-1'
          )
      ) as passed,
      count(*) filter (where account.status = 'terminated') as breached,
      count(*) filter (where account.status = 'dormant') as dormant,
      min(account.opened_at) as since
    from public.trading_accounts as account
    where account.phase <> 'funded' and not account.closed_by_refund
  ) as odds
  where odds.started >= 20;
$$;
