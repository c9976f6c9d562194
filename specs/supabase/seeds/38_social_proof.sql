-- Samples of the home page, equal to specs/site/content/payouts.yaml and testimonials.yaml. Their dates are those of the files.

insert into public.payout_proofs (
  receipt_id, name, amount_cents, paid_at, country, country_name, city, account_label, share_bps, method, is_verified
)
values
  ('DL-48211', 'Rohan M.', 128420, '2026-11-02T10:00:00Z', 'IN', 'India', 'Mumbai', '50K', 8000, 'UPI', false),
  ('DL-48207', 'Amira K.', 386000, '2026-11-02T07:00:00Z', 'AE', 'United Arab Emirates', 'Dubai', '100K', 8000, 'Bank', false),
  ('DL-48195', 'Tomás R.', 74550, '2026-11-02T03:00:00Z', 'PT', 'Portugal', 'Porto', '25K', 7500, 'Bank', false),
  ('DL-48188', 'Priya N.', 41200, '2026-11-02T01:00:00Z', 'IN', 'India', 'Pune', '10K', 7000, 'UPI', false),
  ('DL-48170', 'Samuel O.', 211840, '2026-11-01T09:00:00Z', 'NG', 'Nigeria', 'Lagos', '50K', 8000, 'Crypto', false),
  ('DL-48163', 'Lucía F.', 96875, '2026-11-01T05:00:00Z', 'AR', 'Argentina', 'Córdoba', '25K', 8000, 'Crypto', false),
  ('DL-48159', 'Khalid S.', 524000, '2026-11-01T02:00:00Z', 'SA', 'Saudi Arabia', 'Riyadh', '200K', 8000, 'Bank', false),
  ('DL-48151', 'Ananya I.', 28630, '2026-10-31T22:00:00Z', 'IN', 'India', 'Bengaluru', '5K', 7000, 'UPI', false),
  ('DL-48140', 'Marta W.', 159200, '2026-10-31T08:00:00Z', 'PL', 'Poland', 'Kraków', '50K', 7500, 'Bank', false),
  ('DL-48136', 'Thabo D.', 63480, '2026-10-31T05:00:00Z', 'ZA', 'South Africa', 'Durban', '25K', 7000, 'Bank', false),
  ('DL-48128', 'Youssef B.', 247560, '2026-10-31T01:00:00Z', 'MA', 'Morocco', 'Casablanca', '100K', 8000, 'Crypto', false),
  ('DL-48117', 'Arjun V.', 112000, '2026-10-30T10:00:00Z', 'IN', 'India', 'Hyderabad', '50K', 7500, 'UPI', false),
  ('DL-48109', 'Camila S.', 330525, '2026-10-30T06:00:00Z', 'BR', 'Brazil', 'Recife', '100K', 8000, 'Crypto', false),
  ('DL-48102', 'Wanjiru N.', 51890, '2026-10-30T03:00:00Z', 'KE', 'Kenya', 'Nairobi', '10K', 8000, 'Bank', false),
  ('DL-48090', 'Elif A.', 183640, '2026-10-29T12:00:00Z', 'TR', 'Türkiye', 'Izmir', '50K', 8000, 'Bank', false),
  ('DL-48084', 'Farhan R.', 90415, '2026-10-29T07:00:00Z', 'IN', 'India', 'Lucknow', '25K', 7500, 'UPI', false);

insert into public.testimonials (
  id, name, country, country_name, city, body, rating, written_on, tier_id, amount_cents, refund_cents, bonus_cents, is_verified, is_published
)
values
  (
    'amira-k', 'Amira K.', 'AE', 'United Arab Emirates', 'Dubai',
    'The limits are drawn on the chart, so I always knew how far away I was. I passed on day 24 and the refund came in the same week.',
    5, '2026-10-12', '1-step-100k', 294000, 46900, 100000, false, true
  ),
  (
    'rohan-m', 'Rohan M.', 'IN', 'India', 'Mumbai',
    'UPI payouts are the reason I stayed. The second one took about a day and a half from request to my bank.',
    5, '2026-10-03', '1-step-50k', 101260, null, null, false, true
  ),
  (
    'tomas-r', 'Tomás R.', 'PT', 'Portugal', 'Porto',
    'I failed the first one on the daily loss and it was my own fault. The retry was ten percent cheaper and I took it slower.',
    4, '2026-09-21', '1-step-25k', 68800, 15900, 25000, false, true
  ),
  (
    'samuel-o', 'Samuel O.', 'NG', 'Nigeria', 'Lagos',
    'Support answered a question about news trading in twenty minutes, with the rule and the reason for it.',
    5, '2026-09-15', '1-step-50k', 176420, null, null, false, true
  ),
  (
    'lucia-f', 'Lucía F.', 'AR', 'Argentina', 'Córdoba',
    'No time limit suits me. I work during the day and traded the evaluation over seven weeks, one or two trades a day.',
    5, '2026-08-30', '1-step-25k', null, 15900, 25000, false, true
  ),
  (
    'marta-w', 'Marta W.', 'PL', 'Poland', 'Kraków',
    'The trailing floor confused me at first. The page that explains it with a picture should be the first thing people read.',
    4, '2026-08-18', '1-step-50k', null, 26900, 50000, false, true
  ),
  (
    'thabo-d', 'Thabo D.', 'ZA', 'South Africa', 'Durban',
    'I asked whether my expert advisor was allowed before I bought. They read what it does and said yes the next morning.',
    5, '2026-08-02', '1-step-25k', 51240, null, null, false, true
  ),
  (
    'ananya-i', 'Ananya I.', 'IN', 'India', 'Bengaluru',
    'Started with the smallest size to see if the payout is real. It was. The profit is simulated; the money in my account is not.',
    5, '2026-07-26', '1-step-5k', 24150, 5900, 5000, false, true
  ),
  (
    'youssef-b', 'Youssef B.', 'MA', 'Morocco', 'Casablanca',
    'We trade as a registered team of three, each with an account of our own. Copying between them was set up in an afternoon.',
    4, '2026-07-11', '1-step-100k', 221000, null, null, false, true
  ),
  (
    'camila-s', 'Camila S.', 'BR', 'Brazil', 'Recife',
    'What I paid and what came back were the numbers on the pricing page. That is all I wanted.',
    5, '2026-06-29', '1-step-10k', null, 9900, 10000, false, true
  );
