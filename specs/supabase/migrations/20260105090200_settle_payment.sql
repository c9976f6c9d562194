-- What follows from the word of the payment service: all of it once, or nothing.

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

create function public.credit_affiliate(_order uuid)
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
    and affiliates.owner_id is distinct from _bought.user_id;
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

comment on function public.credit_affiliate is 'The commission of a paid order for the affiliate whose code it carries, if the affiliate is active, is not the buyer, and the buyer is not somebody else''s.';

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
  select * into _settled from public.payments where payments.id = _payment for update;
  if _settled.id is null then
    raise exception 'There is no such payment' using errcode = 'PT404', detail = 'payment_not_found';
  end if;
  if _settled.amount_cents is distinct from _amount_cents then
    raise exception 'The payment is of another amount' using errcode = 'PT422', detail = 'payment_amount_differs';
  end if;
  select * into _order from public.orders where orders.id = _settled.order_id for update;
  if _settled.status <> 'pending' then
    return jsonb_build_object('order', _order.number, 'status', _settled.status, 'isRepeated', true);
  end if;

  if _outcome = 'succeeded' then
    update public.payments set status = 'succeeded', provider_reference = _reference, settled_at = now() where payments.id = _payment;
    update public.orders set status = 'paid', paid_at = now() where orders.id = _order.id;
    -- An order keeps the price it was placed at, also when its coupon was used up meanwhile.
    update public.coupons set uses = uses + 1
    where coupons.code = _order.coupon_code and (coupons.max_uses is null or coupons.uses < coupons.max_uses);
    perform public.open_account(_order.id);
    perform public.credit_affiliate(_order.id);
  elsif _outcome = 'failed' then
    update public.payments set status = 'failed', provider_reference = _reference, failure_reason = _reason, settled_at = now()
    where payments.id = _payment;
    update public.orders set status = 'failed' where orders.id = _order.id and orders.status = 'pending';
  else
    raise exception 'A payment is settled as succeeded or failed' using errcode = 'PT400', detail = 'validation_failed';
  end if;
  return jsonb_build_object('order', _order.number, 'status', _outcome, 'isRepeated', false);
end;
$$;

comment on function public.settle_payment is 'Marks a payment and its order, opens the account, counts the coupon and credits the affiliate: once, however often it is called.';

revoke all on function public.open_account, public.credit_affiliate, public.settle_payment from public, anon, authenticated;
grant execute on function public.open_account, public.credit_affiliate, public.settle_payment to service_role;
