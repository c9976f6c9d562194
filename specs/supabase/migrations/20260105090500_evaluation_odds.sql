-- How evaluations end, as anybody may know before they buy one.

create function public.evaluation_odds()
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
    where account.phase <> 'funded'
  ) as odds
  where odds.started >= 20;
$$;

comment on function public.evaluation_odds is 'How many evaluations were started, passed to the end, breached and left dormant; the rest are open. No row below 20 evaluations, from which nobody should be recognised and nothing concluded. Runs as its owner: the accounts stay private, the counts are public.';

revoke all on function public.evaluation_odds from public;
grant execute on function public.evaluation_odds to anon, authenticated, service_role;
