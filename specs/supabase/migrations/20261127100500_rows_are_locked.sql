-- Two people, notices or jobs that meet end as if one had come after the other (`npm run platform` races them).

create or replace function public.credit_due_orders()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _order uuid;
  _count integer := 0;
begin
  -- One at a time: two of them would wait for each other's affiliates.
  if not pg_try_advisory_xact_lock(hashtextextended('credit_due_orders', 0)) then
    return 0;
  end if;
  for _order in
    select orders.id from public.orders
    where orders.commission_due_at <= now()
    order by orders.commission_due_at, orders.id
    limit 100
    for update skip locked
  loop
    begin
      perform public.credit_affiliate(_order);
      update public.orders set commission_due_at = null where orders.id = _order;
      _count := _count + 1;
    exception when others then
      raise warning 'The affiliate of order % was not credited: %', _order, sqlerrm;
      update public.orders set commission_due_at = now() + interval '10 minutes' where orders.id = _order;
    end;
  end loop;
  return _count;
end;
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
    or (_order.status in ('paid', 'refunded') and (_order.full_name <> _full_name or _order.billing_country <> _country))
  then
    raise exception 'The key belongs to another order'
      using errcode = 'PT409', detail = 'order_key_reused', hint = 'Make a new key for a new order.';
  end if;

  if _order.status = 'cancelled' then
    raise exception 'The order was cancelled' using errcode = 'PT409', detail = 'order_closed', hint = 'Order again with a new key.';
  end if;
  if _order.status in ('pending', 'failed') then
    -- The buyer came back and corrected them.
    update public.orders set full_name = _full_name, billing_country = _country
    where orders.id = _order.id and (orders.full_name <> _full_name or orders.billing_country <> _country);
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

create or replace function public.publish_content(_table text, _id uuid, _expected_version integer, _expected_draft integer default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _row jsonb;
  _changes jsonb;
  _revision integer;
  _unknown text;
  _columns text;
  _version integer;
begin
  if not public.is_admin() then
    raise exception 'Only an admin publishes content.' using errcode = '42501';
  end if;
  if _table is null or _table not in (
    'blog_posts', 'component_config', 'cta_config', 'media_library', 'navigation_menu', 'page_content', 'seo_config', 'theme_config'
  ) then
    raise exception 'There is no content table of this name.' using errcode = 'PT400', detail = coalesce(_table, 'null');
  end if;
  execute format('select to_jsonb(content) from public.%I content where content.id = $1 for update', _table)
    into _row using _id;
  if _row is null then
    raise exception 'The row does not exist any more.' using errcode = 'PT404', hint = 'Somebody may have deleted it.';
  end if;
  _version := (_row ->> 'version')::integer;
  if _version is distinct from _expected_version then
    raise exception 'Somebody else has changed this row.'
      using errcode = 'PT409',
        detail = format('It is at version %s now; you started from version %s.', _version, coalesce(_expected_version::text, 'null')),
        hint = 'Load the row again, look at the difference, and publish once more.';
  end if;
  select draft.changes, draft.revision into _changes, _revision
  from public.content_drafts draft
  where draft.table_name = _table and draft.row_id = _id
  for update;
  if _expected_draft is not null and coalesce(_revision, 0) <> _expected_draft then
    raise exception 'Somebody else has changed this draft.'
      using errcode = 'PT409',
        detail = format('It is at revision %s now; you looked at revision %s.', coalesce(_revision::text, 'null'), _expected_draft),
        hint = 'Load the draft again, look at it, and publish once more.';
  end if;
  _changes := coalesce(_changes, '{}'::jsonb);
  select min(name) into _unknown
  from jsonb_object_keys(_changes) name
  where not _row ? name
    or name in ('id', 'status', 'version', 'updated_by', 'created_at', 'updated_at', 'is_external', 'is_in_sitemap', 'is_active');
  if _unknown is not null then
    raise exception 'The draft changes a column that cannot be edited.' using errcode = 'PT400', detail = _unknown;
  end if;
  if _table = 'theme_config' then
    -- A theme has no status: it is active or not, which activate_theme decides.
    _changes := jsonb_build_object('colors', _row -> 'colors') || _changes;
  else
    _changes := _changes || '{"status": "published"}'::jsonb;
  end if;
  select string_agg(quote_ident(name), ', ' order by name) into _columns from jsonb_object_keys(_changes) name;
  execute format(
    'update public.%1$I content set (%2$s) = (select %2$s from jsonb_populate_record(content, $1)) where content.id = $2 returning content.version',
    _table, _columns
  ) into _version using _changes, _id;
  -- After the update: the row's own checks have said by then that the colors are colors.
  if _table = 'theme_config' and public.unreadable_pairs(_changes -> 'colors') <> '' then
    raise exception 'This theme cannot be read.'
      using errcode = 'PT422',
        detail = public.unreadable_pairs(_changes -> 'colors'),
        hint = 'Text needs a contrast of 4.5 : 1 with what it stands on.';
  end if;
  -- A draft that somebody began meanwhile is not the one that was published.
  delete from public.content_drafts draft
  where draft.table_name = _table and draft.row_id = _id and draft.revision = _revision;
  return _version;
end;
$$;

create or replace function public.apply_release(_release uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  _item public.content_release_items;
  _draft integer;
  _version integer;
begin
  for _item in
    select * from public.content_release_items item where item.release_id = _release order by item.table_name, item.row_id
  loop
    select draft.revision into _draft
    from public.content_drafts draft
    where draft.table_name = _item.table_name and draft.row_id = _item.row_id;
    if _draft is distinct from _item.draft then
      raise exception 'A draft of this release has changed since it was planned.'
        using errcode = 'PT409', hint = 'Look at the drafts again, and plan the release once more.';
    end if;
    _version := public.publish_content(_item.table_name, _item.row_id, _item.version, coalesce(_item.draft, 0));
    update public.content_release_items item
    set published_version = _version
    where item.release_id = _release and item.table_name = _item.table_name and item.row_id = _item.row_id;
  end loop;
  update public.content_releases release
  set state = 'live', published_at = now()
  where release.id = _release;
end;
$$;

create or replace function public.activate_theme(_id uuid, _expected_version integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _version integer;
begin
  if not public.is_admin() then
    raise exception 'Only an admin changes the theme.' using errcode = '42501';
  end if;
  -- Two activations at once wait for each other here, and the second sees what the first made active.
  perform 1 from public.theme_config theme order by theme.id for update;
  select theme.version into _version from public.theme_config theme where theme.id = _id;
  if _version is null then
    raise exception 'The theme does not exist any more.' using errcode = 'PT404', hint = 'Somebody may have deleted it.';
  end if;
  if _version is distinct from _expected_version then
    raise exception 'Somebody else has changed this theme.'
      using errcode = 'PT409',
        detail = format('It is at version %s now; you started from version %s.', _version, coalesce(_expected_version::text, 'null')),
        hint = 'Load the theme again, look at it, and activate it once more.';
  end if;
  update public.theme_config set is_active = false where is_active and id <> _id;
  update public.theme_config set is_active = true where id = _id returning version into _version;
  return _version;
end;
$$;

comment on function public.publish_content is 'Applies the draft of a row, if it has one, makes the row public and gives its new version. 409 when the row is no longer at the expected version, or the draft at the expected revision; 0 expects none.';
