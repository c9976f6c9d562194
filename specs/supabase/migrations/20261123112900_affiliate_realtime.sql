-- The affiliate area shows new referrals, commissions and decisions on payouts without a reload.

alter publication supabase_realtime add table public.affiliate_referrals, public.affiliate_commissions, public.affiliate_payouts;
