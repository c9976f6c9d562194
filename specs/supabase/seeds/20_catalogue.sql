-- The catalogue, equal to specs/site/catalogue.yaml.

insert into public.programs (
  id, position, name, description, is_available, has_tab, badge, winners_bonus, drawdown_type, leverage, expert_advisors,
  share_from_bps, share_to_bps, payout_cycle_days, fee_refund_bps, platforms, minimum_days
)
values
  (
    '1-step', 1, '1-step', 'One target, no second phase. Reach it within the limits and the fee is refunded with a bonus.',
    true, true, 'popular', 'fee-and-target', 'trailing', 100, 'with-approval',
    7000, 8000, 14, 10000, '{Match Trader, Platform 5}', 0
  ),
  (
    'instant', 2, 'Instant', 'A simulated funded account from the first day, with tighter limits.',
    false, true, 'coming-soon', 'printed', 'trailing', 100, 'with-approval',
    7000, 9000, 7, 10000, '{Match Trader, Platform 5}', 0
  ),
  (
    '2-step', 3, '2-step', 'Two phases with a smaller target each and a static drawdown.',
    true, false, null, 'fee', 'static', 100, 'with-approval',
    7000, 9000, 14, 10000, '{Match Trader, Platform 5}', 0
  );

insert into public.program_phases (program_id, phase, position, name, profit_target_bps, daily_loss_bps, max_drawdown_bps)
values
  ('1-step', 'phase-1', 1, 'Phase 1', 1000, 500, 1000),
  ('1-step', 'funded', 2, 'Funded', null, 300, 1000),
  ('instant', 'funded', 1, 'Funded', null, 300, 600),
  ('2-step', 'phase-1', 1, 'Phase 1', 800, 300, 800),
  ('2-step', 'phase-2', 2, 'Phase 2', 800, 300, 800),
  ('2-step', 'funded', 3, 'Funded', null, 300, 800);

insert into public.program_tiers (
  id, program_id, position, label, size_cents, price_cents, old_price_cents, discount_percent, winners_bonus_cents
)
values
  ('1-step-5k', '1-step', 1, '5K', 500000, 5900, null, null, 10900),
  ('1-step-10k', '1-step', 2, '10K', 1000000, 9900, null, null, 19900),
  ('1-step-25k', '1-step', 3, '25K', 2500000, 15900, null, null, 40900),
  ('1-step-50k', '1-step', 4, '50K', 5000000, 26900, null, null, 76900),
  ('1-step-100k', '1-step', 5, '100K', 10000000, 46900, null, null, 146900),
  ('1-step-200k', '1-step', 6, '200K', 20000000, 84900, null, null, 284900),
  ('instant-2-5k', 'instant', 1, '2.5K', 250000, 19900, 24900, 20, 5500),
  ('instant-5k', 'instant', 2, '5K', 500000, 29900, 39900, 25, 10900),
  ('instant-10k', 'instant', 3, '10K', 1000000, 49900, 64900, 23, 19900),
  ('2-step-5k', '2-step', 1, '5K', 500000, 7900, 9900, 20, 7900),
  ('2-step-10k', '2-step', 2, '10K', 1000000, 11900, 14900, 20, 11900),
  ('2-step-25k', '2-step', 3, '25K', 2500000, 19900, 24900, 20, 19900),
  ('2-step-50k', '2-step', 4, '50K', 5000000, 29900, 39900, 25, 29900),
  ('2-step-100k', '2-step', 5, '100K', 10000000, 54900, 69900, 21, 54900),
  ('2-step-200k', '2-step', 6, '200K', 20000000, 99900, 129900, 23, 99900);

insert into public.add_ons (id, position, name, description, price_cents)
values
  ('weekly-payouts', 1, 'Weekly payouts', 'A payout every 7 days instead of every 14.', 2900),
  ('extra-drawdown', 2, 'Extra 5% drawdown', 'Raises the maximum loss by five percentage points.', 4900);
