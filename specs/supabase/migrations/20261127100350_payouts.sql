-- What traders take out of funded accounts. They request; admins decide, on what is true at that moment: identity, standing, profit
-- that is left, and no dispute about the payment. The amount follows from the account's share.

create type public.payout_method as enum ('Bank', 'UPI', 'Crypto');
create type public.payout_status as enum ('requested', 'approved', 'paid', 'rejected');

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 31001) unique,
  account_id uuid not null references public.trading_accounts (id) on delete cascade,
  gross_cents integer not null,
  share_bps integer not null,
  amount_cents integer not null,
  method public.payout_method not null,
  destination text not null,
  status public.payout_status not null default 'requested',
  receipt_id text unique,
  reject_reason text,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  paid_at timestamptz,
  constraint payouts_share_is_a_rate check (share_bps between 1 and 10000),
  constraint payouts_amount_is_the_share check (
    amount_cents::bigint * 10000 <= gross_cents::bigint * share_bps
    and gross_cents::bigint * share_bps < (amount_cents + 1)::bigint * 10000
  ),
  constraint payouts_minimum check (amount_cents >= 5000),
  constraint payouts_destination_length check (length(destination) between 3 and 120),
  constraint payouts_decided_when_decided check ((decided_at is null) = (status = 'requested')),
  constraint payouts_reason_when_rejected check ((reject_reason is not null) = (status = 'rejected')),
  constraint payouts_receipt_when_paid check (
    (paid_at is not null) = (status = 'paid') and (receipt_id is not null) = (status = 'paid')
  ),
  constraint payouts_texts_length check (length(coalesce(receipt_id, '')) <= 40 and length(coalesce(reject_reason, '')) <= 1000)
);

comment on table public.payouts is 'Payouts of simulated profit, in US cents.';
comment on column public.payouts.gross_cents is 'What leaves the account''s balance.';
comment on column public.payouts.amount_cents is 'The trader''s share of it, rounded down to the cent.';
comment on column public.payouts.destination is 'Where it goes, for people: the end of an IBAN, a UPI address, a wallet.';
comment on constraint payouts_minimum on public.payouts is 'payouts.minimum of specs/site/rules.yaml.';

create unique index payouts_one_open_per_account on public.payouts (account_id) where status in ('requested', 'approved');
create index payouts_account_id on public.payouts (account_id, requested_at);
create index payouts_status on public.payouts (status, requested_at);
create index payouts_of_a_decider on public.payouts (decided_by);
create index payouts_newest on public.payouts (requested_at);

create trigger payouts_audit
after insert or update or delete on public.payouts
for each row execute function public.write_audit_log();
create trigger payouts_keep_documents after update of status on public.payouts
for each row when (new.status = 'paid' and old.status <> 'paid')
execute function public.keep_documents();
create trigger payouts_limit before insert on public.payouts for each row execute function public.limit_rows();

alter table public.payouts enable row level security;

create policy "Who reads an account reads its payouts"
on public.payouts for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = payouts.account_id));

create policy "Admins decide the payouts of others"
on public.payouts for update to authenticated
using (
  (select public.is_admin())
  and exists (
    select 1 from public.trading_accounts
    where trading_accounts.id = payouts.account_id and trading_accounts.user_id <> (select auth.uid())
  )
)
with check ((select public.is_admin()));

create policy "Traders with a confirmed identity ask for profit of their own"
on public.payouts for insert to authenticated
with check (
  exists (
    select 1
    from public.trading_accounts
    where trading_accounts.id = payouts.account_id
      and trading_accounts.user_id = (select auth.uid())
      and trading_accounts.phase = 'funded'
      and trading_accounts.status = 'active'
      and trading_accounts.next_payout_at <= now()
      and payouts.gross_cents <= trading_accounts.balance_cents - trading_accounts.initial_cents
  )
  and exists (
    select 1
    from public.kyc_documents
    where kyc_documents.owner_id = (select auth.uid())
      and kyc_documents.status = 'approved'
      and kyc_documents.kind <> 'proof-of-address'
  )
);

revoke all on public.payouts from public, anon, authenticated;
grant select on public.payouts to authenticated;
grant insert (account_id, gross_cents, method, destination) on public.payouts to authenticated;
grant update (status, reject_reason) on public.payouts to authenticated;
grant all on public.payouts to service_role;

alter publication supabase_realtime add table public.payouts;

create function public.price_payout()
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
revoke all on function public.price_payout from public, anon, authenticated;

create trigger payouts_price
before insert on public.payouts
for each row execute function public.price_payout();

create function public.decide_payout()
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

comment on function public.decide_payout is 'Lets a payout go forward only, and notes when and by whom.';
revoke all on function public.decide_payout from public, anon, authenticated;

create trigger payouts_decide
before update of status on public.payouts
for each row when (new.status <> old.status)
execute function public.decide_payout();

create function public.follow_payout()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.trading_accounts
    set next_payout_at = new.requested_at + make_interval(days => payout_cycle_days)
    where id = new.account_id;
  elsif new.status = 'paid' then
    update public.trading_accounts
    set balance_cents = balance_cents - new.gross_cents, equity_cents = equity_cents - new.gross_cents
    where id = new.account_id;
  elsif new.status = 'rejected' then
    update public.trading_accounts set next_payout_at = now() where id = new.account_id;
  end if;
  return null;
end;
$$;

comment on function public.follow_payout is 'Moves the date of the next payout, and takes what was paid from the balance.';
revoke all on function public.follow_payout from public, anon, authenticated;

create trigger payouts_follow_request
after insert on public.payouts
for each row execute function public.follow_payout();
create trigger payouts_follow_decision
after update of status on public.payouts
for each row when (new.status <> old.status)
execute function public.follow_payout();
