-- The affiliates, where they are paid and what they share. Their codes stand on the orders of 24_orders.sql.

insert into public.commission_tiers (id, name, minimum_sales, commission_bps)
values
  ('starter', 'Starter', 0, 1000),
  ('partner', 'Partner', 10, 1250),
  ('ambassador', 'Ambassador', 40, 1500);

-- Applied ten minutes after signing up; decided two hours later, except for the newest.
insert into public.affiliates (id, owner_id, code, audience, website, status, commission_bps, decided_by, decided_at, applied_at)
select
  pg_temp.seed_id('affiliate ' || book.code), person.id, book.code, book.audience, book.website, book.status::public.affiliate_status,
  book.commission_bps,
  case when book.status <> 'pending' then '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01'::uuid end,
  case when book.status <> 'pending' then person.created_at + interval '130 minutes' end,
  person.created_at + interval '10 minutes'
from (values
  ('LEILA', 'Leila Karam', 'active', 1200, 'Newsletter for Arabic-speaking traders, about 9,000 readers', 'https://leila-writes.example'),
  ('RAMI', 'Rami Nasser', 'active', 1000, 'Telegram channel with a weekly market review', null),
  ('INGRID', 'Ingrid Solberg', 'active', 1000, 'Blog on position sizing and spreadsheets', 'https://solberg-risk.example'),
  ('KWAME', 'Kwame Mensah', 'active', 1000, 'Trading club at the university in Accra', null),
  ('VIKRAM', 'Vikram Shetty', 'active', 1250, 'Video channel in Kannada and English, about 22,000 subscribers', 'https://shetty-charts.example'),
  ('SOFIA', 'Sofía Herrera', 'active', 1500, 'Podcast on habits and trading psychology', 'https://mesa-de-sofia.example'),
  ('CLARA', 'Clara Dubois', 'pending', 1000, 'Comparison site for evaluation programs, in French', 'https://dubois-compare.example')
) as book (code, name, status, commission_bps, audience, website)
join public.profiles person on person.display_name = book.name;

update public.coupons set affiliate_id = affiliates.id from public.affiliates where coupons.code = affiliates.code || '10';

update public.affiliates set email = users.email from auth.users where users.id = affiliates.owner_id;

insert into public.affiliate_payout_methods (affiliate_id, method, details, updated_at)
values
  (pg_temp.seed_id('affiliate LEILA'), 'Bank', '{"iban": "AE070331234567890123456", "holder": "Leila Karam"}', '2026-01-21T08:00:00Z'),
  (pg_temp.seed_id('affiliate RAMI'), 'Crypto', '{"address": "TQ9fYx2mSrBd7KpVhW4uZnE8cLaGjR5oNt", "network": "Tron"}', '2026-02-01T16:20:00Z'),
  (pg_temp.seed_id('affiliate INGRID'), 'Bank', '{"iban": "NO9386011117947", "holder": "Ingrid Solberg"}', '2026-02-28T10:45:00Z'),
  (pg_temp.seed_id('affiliate VIKRAM'), 'UPI', '{"vpa": "vikram.shetty@okaxis"}', '2026-01-30T05:15:00Z'),
  (pg_temp.seed_id('affiliate SOFIA'), 'Crypto', '{"address": "TXk3pWmB6yVfN1sQeHj8RzUaCd4GtLo7Mi", "network": "Tron"}', '2026-02-14T21:30:00Z');

-- Made half an hour after the decision, the later ones in the order in which they stand here, a week apart.
insert into public.affiliate_links (id, affiliate_id, name, path, utm_source, utm_medium, utm_campaign, is_archived, created_at)
select
  pg_temp.seed_id('link ' || book.code || ' ' || book.name), affiliate.id, book.name, book.path, book.source, book.medium, book.campaign,
  book.is_archived, affiliate.decided_at + interval '30 minutes' + book.week * interval '7 days'
from (values
  ('LEILA', 'Newsletter', '/', 'newsletter', 'email', 'weekly', false, 0),
  ('LEILA', 'Ramadan guide', '/pricing', 'newsletter', 'email', 'ramadan-2026', false, 4),
  ('LEILA', 'Old banner', '/', 'blog', 'banner', 'winter', true, 1),
  ('RAMI', 'Channel', '/', 'telegram', 'social', 'weekly-review', false, 0),
  ('RAMI', 'Pinned message', '/programs', 'telegram', 'social', 'pinned', false, 2),
  ('INGRID', 'Sidebar', '/pricing', 'blog', 'banner', 'sidebar', false, 0),
  ('INGRID', 'Sizing article', '/why', 'blog', 'article', 'position-sizing', false, 3),
  ('KWAME', 'Club evenings', '/', 'club', 'qr', 'evenings', false, 0),
  ('KWAME', 'Handout', '/programs', 'club', 'print', 'handout', false, 1),
  ('VIKRAM', 'Video description', '/', 'youtube', 'video', 'channel', false, 0),
  ('VIKRAM', 'Review of 1-step', '/pricing', 'youtube', 'video', 'one-step-review', false, 3),
  ('SOFIA', 'Show notes', '/', 'podcast', 'audio', 'show-notes', false, 0),
  ('SOFIA', 'Episode 41', '/pricing', 'podcast', 'audio', 'episode-41', false, 2)
) as book (code, name, path, source, medium, campaign, is_archived, week)
join public.affiliates affiliate on affiliate.code = book.code;
