-- A refund that was started in Stripe's own dashboard has no admin: the audit log names the service role.

create or replace function public.refund_order(_order uuid, _actor uuid, _reason text, _is_check boolean)
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
