-- Whoever tries coupons is counted. An error takes back what its transaction wrote, so that a function that refuses a coupon cannot
-- count it: the edge functions quote and checkout count first, in a transaction of its own.

create function public.count_coupon_guess(_coupon text, _person uuid, _caller text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Counted before the look-up, so that simultaneous guesses wait for each other.
  if _caller is not null then
    perform public.count_call('coupon', _caller);
  end if;
  if _person is not null then
    perform public.count_call('coupon', _person::text);
  end if;
  if not exists (
    select 1 from public.coupons
    where coupons.code = upper(btrim(_coupon)) and coupons.is_active and (coupons.owner_id is null or coupons.owner_id = _person)
  ) then
    return false;
  end if;
  update public.counted_calls set calls = counted_calls.calls - 1
  where counted_calls.endpoint = 'coupon' and counted_calls.caller in (_caller, _person::text);
  return true;
end;
$$;

comment on function public.count_coupon_guess is 'Whether a person may use a coupon of this code at all. A code that they may not is counted for them and for their network address; 429 after too many. For the service key: quote and checkout.';
revoke all on function public.count_coupon_guess from public, anon, authenticated;
grant execute on function public.count_coupon_guess to service_role;

-- Without a coupon a price is nobody's secret.
drop function public.quote_order(text, text[], text);

create function public.quote_order(_tier text, _add_ons text[] default '{}')
returns table (line integer, kind public.order_item_kind, item text, label text, amount_cents integer)
language sql
stable
security definer
set search_path = ''
as $$
  select priced.line, priced.kind, priced.item, priced.label, priced.amount_cents
  from public.price_order((select auth.uid()), _tier, _add_ons, null) as priced;
$$;

comment on function public.quote_order is 'The lines of an order without a coupon in US cents: the fee, and each add-on once. Their sum is what it costs. 404 for what is not for sale. With a coupon: the edge function quote.';
comment on function public.price_order is 'What an order costs this person, whose own coupons it knows too. 404 for what is not for sale or a coupon that is not known, 422 for one that does not hold.';
revoke all on function public.quote_order from public;
grant execute on function public.quote_order to anon, authenticated, service_role;
