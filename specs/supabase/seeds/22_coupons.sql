-- Coupons that anybody may use. Those of terminated accounts come from a trigger (26_accounts.sql).

insert into public.coupons (code, percent, program_id, max_uses, valid_from, expires_at, is_active, note)
values
  ('DUNE10', 10, null, null, '2026-01-05T00:00:00Z', '2026-07-01T00:00:00Z', true, 'Newsletter'),
  ('STEP15', 15, '1-step', 150, '2026-01-05T00:00:00Z', '2026-02-01T00:00:00Z', true, 'Opening month'),
  ('RAMADAN20', 20, '1-step', 200, '2026-02-18T00:00:00Z', '2026-03-20T00:00:00Z', true, 'Ramadan 2026'),
  ('TWOSTEP5', 5, '2-step', null, '2026-01-05T00:00:00Z', null, false, 'Withdrawn before it was announced'),
  ('LEILA10', 10, null, null, '2026-01-13T00:00:00Z', null, true, 'Affiliate LEILA'),
  ('RAMI10', 10, null, null, '2026-01-13T00:00:00Z', null, true, 'Affiliate RAMI'),
  ('VIKRAM10', 10, null, 50, '2026-01-13T00:00:00Z', null, true, 'Affiliate VIKRAM');
