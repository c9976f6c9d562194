-- Payouts of commission. Affiliates request; admins decide, on what is true at that moment: an active affiliate, a confirmed identity,
-- and enough commission.

create type public.affiliate_payout_status as enum ('requested', 'approved', 'paid', 'rejected');

create table public.affiliate_payouts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (id) on delete restrict,
  amount_cents integer not null,
  method public.affiliate_payout_method not null,
  details jsonb not null,
  status public.affiliate_payout_status not null default 'requested',
  reason text,
  reference text unique,
  requested_at timestamptz not null default now(),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  constraint affiliate_payouts_amount_from_the_minimum check (amount_cents >= 5000),
  constraint affiliate_payouts_decided_at_a_moment check ((status = 'requested') = (decided_at is null)),
  constraint affiliate_payouts_rejected_with_a_reason check ((status = 'rejected') = (reason is not null)),
  constraint affiliate_payouts_reason_length check (length(reason) between 1 and 300),
  constraint affiliate_payouts_paid_with_a_reference check ((status = 'paid') = (reference is not null)),
  constraint affiliate_payouts_texts_length check (length(details::text) <= 1000 and length(reference) <= 200)
);

comment on table public.affiliate_payouts is 'Requests for payouts, and what became of them.';
comment on column public.affiliate_payouts.details is 'Where it goes, copied from the payout method when it was requested.';
comment on column public.affiliate_payouts.reference is 'Of the transfer.';

create index affiliate_payouts_of_an_affiliate on public.affiliate_payouts (affiliate_id, requested_at);
create index affiliate_payouts_to_decide on public.affiliate_payouts (status);
create index affiliate_payouts_of_a_decider on public.affiliate_payouts (decided_by);
create index affiliate_payouts_newest on public.affiliate_payouts (requested_at);

create trigger affiliate_payouts_audit after insert or update or delete on public.affiliate_payouts for each row execute function public.write_audit_log();
create trigger affiliate_payouts_keep_documents after update of status on public.affiliate_payouts
for each row when (new.status = 'paid' and old.status <> 'paid')
execute function public.keep_documents();
create trigger affiliate_payouts_limit before insert on public.affiliate_payouts for each row execute function public.limit_rows();

alter table public.affiliate_payouts enable row level security;

create policy "Affiliates read their own payouts, admins every payout"
on public.affiliate_payouts for select to authenticated
using (affiliate_id = (select public.own_affiliate_id()) or (select public.is_admin()));

create policy "Admins decide the payouts of others in their own name"
on public.affiliate_payouts for update to authenticated
using (
  (select public.is_admin())
  and affiliate_id is distinct from (select public.own_affiliate_id())
  and status in ('requested', 'approved')
)
with check ((select public.is_admin()) and decided_by = (select auth.uid()));

revoke all on public.affiliate_payouts from public, anon, authenticated;
grant select on public.affiliate_payouts to authenticated;
grant update (status, reason, reference) on public.affiliate_payouts to authenticated;
grant all on public.affiliate_payouts to service_role;

alter publication supabase_realtime add table public.affiliate_payouts;

-- An order can be refunded for 14 days: until then its commission counts for no payout, whoever approves it.
create function public.affiliate_available_cents(_affiliate uuid)
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

comment on function public.affiliate_available_cents is 'Approved commission that no payout has asked for yet. Zero for an affiliate whom the caller may not see.';
revoke all on function public.affiliate_available_cents from public, anon;
grant execute on function public.affiliate_available_cents to authenticated, service_role;

-- Runs as its owner: two requests at once must not count the same money, and nobody inserts payouts directly.
create function public.request_affiliate_payout(_amount_cents integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  _affiliate public.affiliates;
  _method public.affiliate_payout_methods;
  _available bigint;
  _id uuid;
begin
  select * into _affiliate from public.affiliates where affiliates.owner_id = auth.uid() for update;
  if _affiliate.id is null or _affiliate.status <> 'active' then
    raise exception 'Only an active affiliate asks for a payout.' using errcode = '42501';
  end if;
  if not exists (
    select 1 from public.kyc_documents document
    where document.owner_id = _affiliate.owner_id and document.status = 'approved' and document.kind <> 'proof-of-address'
  ) then
    raise exception 'Your identity is not confirmed yet.'
      using errcode = 'PT409', hint = 'Upload a passport, an identity card or a residence permit, and wait for the review.';
  end if;
  select * into _method from public.affiliate_payout_methods method where method.affiliate_id = _affiliate.id;
  if _method.affiliate_id is null then
    raise exception 'There is no payout method yet.' using errcode = 'PT409', hint = 'Choose one in the settings.';
  end if;
  if _amount_cents is null or _amount_cents < 5000 then
    raise exception 'The amount is below the smallest payout.' using errcode = 'PT400', hint = 'Ask for 50 dollars or more.';
  end if;
  _available := public.affiliate_available_cents(_affiliate.id);
  if _amount_cents > _available then
    raise exception 'You asked for more than is available.'
      using errcode = 'PT409', detail = format('%s cents are available.', _available);
  end if;
  insert into public.affiliate_payouts (affiliate_id, amount_cents, method, details)
  values (_affiliate.id, _amount_cents, _method.method, _method.details)
  returning affiliate_payouts.id into _id;
  return _id;
end;
$$;

comment on function public.request_affiliate_payout is 'Asks for a payout to the method of the settings and gives its id. Needs an active affiliate, an approved proof of identity, and enough approved commission.';
revoke all on function public.request_affiliate_payout from public, anon, service_role;
grant execute on function public.request_affiliate_payout to authenticated;

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
