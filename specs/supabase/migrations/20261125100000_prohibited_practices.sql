-- A reported prohibited practice ends an account as well (specs/site/rules.yaml, docs/decisions/0016): without a retry offer, with the
-- practice and its evidence.

create type public.prohibited_practice as enum (
  'hedging', 'arbitrage', 'latency exploitation', 'third-party management', 'grid strategies', 'gambling strategies'
);

alter table public.trading_accounts add column breach_practice public.prohibited_practice;
alter table public.trading_accounts drop constraint trading_accounts_breach_clause_known;
alter table public.trading_accounts
  add constraint trading_accounts_breach_clause_known check (breach_clause in ('daily-loss', 'maximum-loss', 'prohibited'));
alter table public.trading_accounts
  add constraint trading_accounts_practice_when_prohibited check (
    (breach_practice is not null) = (breach_clause is not null and breach_clause = 'prohibited')
  );
comment on column public.trading_accounts.breach_practice is 'The practice of rules.prohibited in specs/site/rules.yaml that ended the account.';

drop trigger trading_accounts_offer_retry on public.trading_accounts;
create trigger trading_accounts_offer_retry
after update of status on public.trading_accounts
for each row when (new.status = 'terminated' and old.status <> 'terminated' and new.breach_practice is null)
execute function public.offer_retry();

create function public.end_account(_account uuid, _practice public.prohibited_practice, _evidence text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  _ended public.trading_accounts;
begin
  if not public.is_admin() then
    raise exception 'Only an admin ends accounts' using errcode = '42501';
  end if;
  if _practice is null or length(trim(coalesce(_evidence, ''))) not between 1 and 1000 then
    raise exception 'A practice and its evidence, of at most 1000 characters, are needed' using errcode = 'PT422';
  end if;
  select * into _ended from public.trading_accounts where trading_accounts.id = _account for update;
  if _ended.id is null then
    raise exception 'There is no such account' using errcode = 'PT404';
  end if;
  if _ended.user_id = auth.uid() then
    raise exception 'Nobody ends their own account' using errcode = 'PT403';
  end if;
  if _ended.status <> 'active' then
    raise exception 'The account has ended already' using errcode = 'PT409';
  end if;
  update public.trading_accounts
  set
    status = 'terminated', ended_at = now(), breach_clause = 'prohibited', breach_practice = _practice,
    breach_reason = trim(_evidence)
  where trading_accounts.id = _account;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = auth.uid()),
    'authenticated', 'update', 'trading_accounts', _account,
    jsonb_build_object('status', 'active'),
    jsonb_build_object('status', 'terminated', 'practice', _practice, 'reason', trim(_evidence))
  );
end;
$$;

comment on function public.end_account is 'Ends an active account for a prohibited practice, with the evidence that its trader reads, and notes it in the audit log. For admins at aal2.';

revoke all on function public.end_account from public, anon;
grant execute on function public.end_account to authenticated, service_role;
