-- What follows from the word of the payment service: all of it once, or nothing. Money that arrives late is never lost: it pays its
-- order if that is still unpaid, and else it is surplus to send back, which the buyer and the admins see until it is sent
-- (docs/decisions/0047).

create function public.open_account(_order uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.trading_accounts (
    user_id, order_id, program_id, tier_id, phase, initial_cents, balance_cents, equity_cents, highest_close_cents,
    profit_target_bps, daily_loss_bps, max_drawdown_bps, drawdown_type, share_bps, payout_cycle_days, next_payout_at
  )
  select
    bought.user_id, bought.id, tier.program_id, tier.id, rules.phase, tier.size_cents, tier.size_cents, tier.size_cents, tier.size_cents,
    rules.profit_target_bps, rules.daily_loss_bps, rules.max_drawdown_bps + case when extras.has_drawdown then 500 else 0 end,
    program.drawdown_type,
    case when rules.phase = 'funded' then program.share_from_bps end,
    case when rules.phase = 'funded' then extras.cycle_days end,
    case when rules.phase = 'funded' then now() + make_interval(days => extras.cycle_days) end
  from public.orders as bought
  join public.program_tiers as tier on tier.id = bought.tier_id
  join public.programs as program on program.id = tier.program_id
  join public.program_phases as rules on rules.program_id = program.id and rules.position = 1
  cross join lateral (
    select
      coalesce(bool_or(item.add_on_id = 'extra-drawdown'), false) as has_drawdown,
      case when bool_or(item.add_on_id = 'weekly-payouts') then 7 else program.payout_cycle_days end as cycle_days
    from public.order_items as item
    where item.order_id = bought.id
  ) as extras
  where bought.id = _order and bought.user_id is not null;
end;
$$;

comment on function public.open_account is 'Opens the account that an order bought, under the rules of the day, add-ons included. A guest''s opens when the order is theirs.';
revoke all on function public.open_account from public, anon, authenticated;
grant execute on function public.open_account to service_role;

create function public.settle_payment(
  _payment uuid, _outcome public.payment_status, _amount_cents integer, _reference text, _reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _settled public.payments;
  _order public.orders;
begin
  -- The order first, as everything that changes both does.
  select orders.* into _order
  from public.orders join public.payments on payments.order_id = orders.id
  where payments.id = _payment
  for update of orders;
  select * into _settled from public.payments where payments.id = _payment for update;
  if _settled.id is null then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'payment_not_found';
  end if;
  if _settled.amount_cents is distinct from _amount_cents then
    raise exception 'The payment is of another amount' using errcode = 'PT422', detail = 'payment_amount_differs';
  end if;
  if _outcome = 'failed' then
    if _settled.status <> 'pending' then
      return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
    end if;
    update public.payments set status = 'failed', provider_reference = _reference, failure_reason = _reason, settled_at = now()
    where payments.id = _payment;
    update public.orders set status = 'failed' where orders.id = _order.id and orders.status = 'pending';
    return jsonb_build_object('order', _order.number, 'status', 'failed', 'isRepeated', false);
  elsif _outcome is distinct from 'succeeded' then
    raise exception 'A payment is settled as succeeded or failed' using errcode = 'PT400', detail = 'validation_failed';
  end if;

  if _settled.status in ('succeeded', 'refunded') then
    return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
  end if;
  if _order.status not in ('pending', 'failed') then
    update public.payments
    set status = 'failed', provider_reference = _reference, surplus_received_at = now(),
      failure_reason = coalesce(payments.failure_reason, 'The order was closed before the payment arrived.'),
      settled_at = coalesce(payments.settled_at, now())
    where payments.id = _payment and payments.surplus_received_at is null and payments.amount_cents > 0;
    return jsonb_build_object(
      'order', _order.number,
      'status', 'surplus',
      'isRepeated', not found,
      'isSent', _settled.surplus_sent_at is not null or _settled.amount_cents = 0
    );
  end if;
  update public.payments set status = 'failed', failure_reason = 'Another payment paid the order.', settled_at = now()
  where payments.order_id = _order.id and payments.id <> _payment and payments.status = 'pending';
  update public.payments
  set status = 'succeeded', provider_reference = _reference, failure_reason = null, settled_at = now()
  where payments.id = _payment;
  update public.orders set status = 'paid', paid_at = now(), commission_due_at = now() where orders.id = _order.id;
  perform public.open_account(_order.id);
  return jsonb_build_object('order', _order.number, 'status', 'succeeded', 'isRepeated', false);
end;
$$;

comment on function public.settle_payment is 'Marks a payment and its order, opens the account and notes that the affiliate is to be credited: once, however often it is called. What arrives after the order was cancelled or paid otherwise is "surplus", and is to be sent back.';
revoke all on function public.settle_payment from public, anon, authenticated;
grant execute on function public.settle_payment to service_role;

create function public.mark_surplus_sent(_payment uuid, _actor uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _surplus public.payments;
  _order public.orders;
begin
  select * into _surplus from public.payments
  where payments.id = _payment and payments.surplus_received_at is not null
  for update;
  if _surplus.id is null then
    raise exception 'This payment is not to be sent back' using errcode = 'PT404', detail = 'payment_not_found';
  end if;
  select * into _order from public.orders where orders.id = _surplus.order_id;
  if _order.user_id = _actor then
    raise exception 'Nobody refunds their own order' using errcode = 'PT403', detail = 'own_account';
  end if;
  if _surplus.surplus_sent_at is not null then
    return jsonb_build_object('order', _order.number, 'isRepeated', true);
  end if;
  update public.payments set surplus_sent_at = now(), surplus_sent_by = _actor where payments.id = _payment;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = _actor),
    case when _actor is null then 'service_role' else 'authenticated' end, 'update', 'payments', _payment,
    jsonb_build_object('surplus_sent_at', null),
    jsonb_build_object('surplus_sent_at', now(), 'amount_cents', _surplus.amount_cents)
  );
  return jsonb_build_object('order', _order.number, 'isRepeated', false);
end;
$$;

comment on function public.mark_surplus_sent is 'Notes that a surplus payment was sent back, once. For the service key: payment-webhook after Stripe''s refund, and admin-orders, which has checked who asks.';
revoke all on function public.mark_surplus_sent from public, anon, authenticated;
grant execute on function public.mark_surplus_sent to service_role;

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
    case when _actor is null then 'service_role' else 'authenticated' end, 'update', 'orders', _order,
    jsonb_build_object('status', 'paid'),
    jsonb_build_object('status', 'refunded', 'reason', _reason)
  );
  return jsonb_build_object('order', _bought.number, 'isRepeated', false);
end;
$$;

comment on function public.refund_order is 'Marks a paid order as refunded, ends its account and takes its commission back: once, however often it is called. With _is_check it only says whether that is possible. For the service key: admin-orders has checked who asks; payment-webhook, which names no actor, that Stripe sent the money back.';
revoke all on function public.refund_order from public, anon, authenticated;
grant execute on function public.refund_order to service_role;

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

comment on function public.record_dispute is 'Records the state of a dispute about a payment of Stripe; a lost one refunds the order. Null when the charge paid no order. For the service key: payment-webhook.';
revoke all on function public.record_dispute from public, anon, authenticated;
grant execute on function public.record_dispute to service_role;

create function public.claim_orders(_person uuid, _email text)
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
  return _count;
end;
$$;

comment on function public.claim_orders is 'Gives a person the orders that were placed with their confirmed address before they had an account, and opens the accounts that were paid. Returns how many orders there were.';
revoke all on function public.claim_orders from public, anon, authenticated;
grant execute on function public.claim_orders to service_role;

-- Auth writes users with rights that do not reach public tables, so this runs as its owner. A sign-in is an update too, of
-- last_sign_in_at, so that the dashboard opens with the account in it.
create function public.claim_confirmed_orders()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.email_confirmed_at is not null then
    perform public.claim_orders(new.id, new.email);
  end if;
  return null;
end;
$$;

comment on function public.claim_confirmed_orders is 'Gives a person the orders that were placed as a guest with their confirmed address, and opens the accounts that were paid.';
revoke all on function public.claim_confirmed_orders from public, anon, authenticated, service_role;

create trigger users_orders after insert or update on auth.users for each row execute function public.claim_confirmed_orders();
