-- The console's lists begin with the newest rows, of everybody: with an index the first 25 of 100,000 take as long as those of 1,000
-- (npm run bench -- --part admin).

create index orders_newest on public.orders (created_at);
create index trading_accounts_newest on public.trading_accounts (opened_at);
create index payouts_newest on public.payouts (requested_at);
create index affiliate_payouts_newest on public.affiliate_payouts (requested_at);
create index consent_log_newest on public.consent_log (chosen_at);
