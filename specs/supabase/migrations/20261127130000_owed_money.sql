-- What is owed after a refund failed is what did not go back; an order that is paid keeps its first affiliate and rulebook; and the job
-- for files asks the edge function only where the database can.

alter table public.payments
  add column owed_cents integer,
  add constraint payments_owed_positive check (owed_cents > 0);

comment on column public.payments.owed_cents is 'What of it is owed to the buyer after a refund failed: a part may have gone back before. Null: all that arrived.';

-- Guests are compared by mailbox each time that one of them buys.
create index orders_of_guests_mailboxes on public.orders (public.normalized_email(email)) where user_id is null;

create or replace function public.mark_surplus_sent(_payment uuid, _actor uuid)
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
    jsonb_build_object(
      'surplus_sent_at', now(),
      'amount_cents', coalesce(_surplus.owed_cents, _surplus.received_cents, _surplus.amount_cents),
      'currency', coalesce(_surplus.received_currency, 'USD')
    )
  );
  return jsonb_build_object('order', _order.number, 'isRepeated', false);
end;
$$;

create or replace function public.record_refund(
  _reference text, _refunded_cents integer, _is_full boolean, _has_failed boolean, _reason text
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  _charged public.payments;
  _order public.orders;
  _full_cents integer;
  _back_cents integer;
begin
  select orders.* into _order
  from public.orders join public.payments on payments.order_id = orders.id
  where payments.provider = 'stripe' and payments.provider_reference = _reference
  for update of orders;
  select * into _charged from public.payments
  where payments.provider = 'stripe' and payments.provider_reference = _reference
  for update;
  if _charged.id is null or (_charged.status not in ('succeeded', 'refunded') and _charged.surplus_received_at is null) then
    return null;
  end if;
  _full_cents := coalesce(_charged.received_cents, _charged.amount_cents);
  -- The first failure is of an order, or of surplus money, that counts as sent back whole, whether Stripe has told so or not.
  _back_cents := case when _charged.refund_failed_at is null then _full_cents else _charged.refunded_cents end;
  update public.payments
  set refunded_cents = case when _is_full then _full_cents else _refunded_cents end
  where payments.id = _charged.id;

  if _is_full and _charged.surplus_received_at is not null then
    if _charged.surplus_sent_at is null then
      perform public.mark_surplus_sent(_charged.id, null);
    end if;
    return jsonb_build_object(
      'order', _order.number, 'status', 'surplus', 'isRepeated', _charged.surplus_sent_at is not null, 'isSent', true
    );
  elsif _is_full then
    if _charged.status = 'succeeded' then
      perform public.refund_order(_order.id, null, _reason, false);
    end if;
    return jsonb_build_object('order', _order.number, 'status', 'refunded', 'isRepeated', _charged.status = 'refunded');
  end if;

  -- The same failure may be told again after an admin has sent the money in another way: only money that went back, or seemed to, comes
  -- back. What the bank took is with the buyer.
  if _has_failed
    and _refunded_cents < _back_cents
    and (_charged.status = 'refunded' or _charged.surplus_received_at is not null)
    and _charged.dispute_status is distinct from 'lost'
  then
    update public.payments
    set refund_failed_at = now(), surplus_sent_at = null, surplus_sent_by = null,
      owed_cents = _back_cents - _refunded_cents
        + case when _charged.surplus_sent_at is null then coalesce(_charged.owed_cents, 0) else 0 end,
      surplus_received_at = case when payments.status = 'refunded' then now() else payments.surplus_received_at end
    where payments.id = _charged.id;
    insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
    values (
      null, 'service_role', 'update', 'payments', _charged.id,
      jsonb_build_object('refund_failed_at', _charged.refund_failed_at, 'surplus_sent_at', _charged.surplus_sent_at),
      jsonb_build_object('refund_failed_at', now(), 'surplus_sent_at', null)
    );
    return jsonb_build_object('order', _order.number, 'status', 'surplus', 'isRepeated', false, 'isSent', false);
  end if;
  return null;
end;
$$;

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
    ),
    'moneyBack', (
      select jsonb_build_object(
        'amountCents', coalesce(surplus.owed_cents, surplus.received_cents, surplus.amount_cents),
        'currency', coalesce(surplus.received_currency, 'USD'),
        'cause', case
          when surplus.status = 'refunded' then 'refund-failed'
          when surplus.refund_failed_at is not null then 'not-by-provider'
          when surplus.received_cents is not null then 'other-amount'
          else 'not-needed'
        end,
        'receivedAt', coalesce(surplus.refund_failed_at, surplus.surplus_received_at),
        'sentAt', surplus.surplus_sent_at
      )
      from public.payments as surplus
      where surplus.order_id = placed.id and surplus.surplus_received_at is not null
      order by surplus.surplus_received_at desc, surplus.id
      limit 1
    )
  )
  from public.orders as placed
  where placed.idempotency_key = _key;
$$;

create or replace function public.place_order(
  _key uuid,
  _person uuid,
  _email text,
  _full_name text,
  _country text,
  _tier text,
  _add_ons text[],
  _coupon text,
  _method public.payment_method,
  _affiliate text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  _order public.orders;
  _affiliate_code text;
begin
  -- Two requests with one key wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(_key::text, 0));
  select * into _order from public.orders where orders.idempotency_key = _key for update;
  if _order.billing_country is distinct from _country
    and exists (select 1 from public.restricted_countries where restricted_countries.code = _country)
  then
    raise exception 'Nothing is sold to %', _country
      using errcode = 'PT422', detail = 'country_restricted', hint = 'The countries stand in restricted_countries.';
  end if;
  -- No code, and none that is nobody's, replaces a code.
  _affiliate_code := case
    when _order.affiliate_code is null or public.is_affiliate_code(_affiliate) then coalesce(_affiliate, _order.affiliate_code)
    else _order.affiliate_code
  end;
  if _order.id is null then
    -- Priced once: a price that changes meanwhile is that of the next order.
    with priced as materialized (
      select * from public.price_order(_person, _tier, _add_ons, _coupon)
    ), placed as (
      insert into public.orders (
        idempotency_key, user_id, email, full_name, billing_country, tier_id, coupon_code, affiliate_code,
        price_cents, add_ons_cents, discount_cents, terms_accepted_at
      )
      select
        _key, _person, _email, _full_name, _country, _tier,
        max(priced.item) filter (where priced.kind = 'discount'),
        _affiliate,
        sum(priced.amount_cents) filter (where priced.kind = 'fee'),
        coalesce(sum(priced.amount_cents) filter (where priced.kind = 'add-on'), 0),
        coalesce(-sum(priced.amount_cents) filter (where priced.kind = 'discount'), 0),
        now()
      from priced
      returning *
    ), items as (
      insert into public.order_items (order_id, position, kind, tier_id, add_on_id, coupon_code, label, amount_cents)
      select
        placed.id, priced.line, priced.kind,
        case priced.kind when 'fee' then priced.item end,
        case priced.kind when 'add-on' then priced.item end,
        case priced.kind when 'discount' then priced.item end,
        priced.label, priced.amount_cents
      from placed cross join priced
      where priced.amount_cents <> 0
    )
    select placed.* into _order from placed;
  elsif _order.tier_id <> _tier
    or _order.email <> _email
    or _order.user_id is distinct from _person
    or _order.coupon_code is distinct from upper(btrim(_coupon))
    or exists (
      select 1 from public.order_items
      where order_items.order_id = _order.id and order_items.kind = 'add-on' and not order_items.add_on_id = any (_add_ons)
    )
    or exists (
      select 1 from unnest(_add_ons) as wanted (id)
      where not exists (
        select 1 from public.order_items where order_items.order_id = _order.id and order_items.add_on_id = wanted.id
      )
    )
    or (_order.status in ('paid', 'refunded') and (
      _order.full_name <> _full_name
      or _order.billing_country <> _country
    ))
  then
    raise exception 'The key belongs to another order'
      using errcode = 'PT409', detail = 'order_key_reused', hint = 'Make a new key for a new order.';
  end if;

  if _order.status = 'cancelled' then
    raise exception 'The order was cancelled' using errcode = 'PT409', detail = 'order_closed', hint = 'Order again with a new key.';
  end if;
  if _order.status in ('pending', 'failed') then
    -- The buyer came back and corrected them.
    update public.orders set full_name = _full_name, billing_country = _country, affiliate_code = _affiliate_code
    where orders.id = _order.id
      and (
        orders.full_name <> _full_name
        or orders.billing_country <> _country
        or orders.affiliate_code is distinct from _affiliate_code
      );
    update public.payments set method = _method where payments.order_id = _order.id and payments.status = 'pending';
    if not found then
      insert into public.payments (order_id, provider, method, amount_cents, idempotency_key)
      values (_order.id, 'simulated', _method, _order.total_cents, gen_random_uuid());
      update public.orders set status = 'pending' where orders.id = _order.id and orders.status = 'failed';
    end if;
  end if;
  return public.order_receipt(_key);
end;
$$;

create or replace function public.remove_due_files()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _project text;
  _count integer;
begin
  delete from public.kyc_documents
  where kyc_documents.owner_id is null
    and (kyc_documents.status = 'pending' or kyc_documents.keep_until is null or kyc_documents.keep_until <= now());
  select count(*) into _count from public.due_files();
  if _count = 0 then
    return 0;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null and to_regnamespace('net') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into _project using 'project_url';
  end if;
  if _project is not null then
    execute 'select net.http_post(url := $1)' using rtrim(_project, '/') || '/functions/v1/remove-due-files';
    return _count;
  end if;
  -- A hosted project refuses to delete entries of files by SQL unless this is set.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects using public.due_files() due
  where objects.bucket_id = due.bucket_id and objects.name = due.name;
  return _count;
end;
$$;

comment on function public.remove_due_files is 'Removes documents of deleted accounts that need not be kept any more or that nobody has reviewed, and due_files, or has the edge function remove those. Gives the number of files that are due. Called by pg_cron.';
