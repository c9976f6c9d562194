-- From a click to a commission. Clicks are spread by arithmetic, without random numbers; the rest follows from the orders.

insert into public.affiliate_clicks (affiliate_id, link_id, visitor, country, device, clicked_at)
select
  link.affiliate_id, link.id,
  left(md5(link.id::text || (turn * 5 / 6)), 16),
  book.countries[1 + (turn * 7 + length(book.name)) % cardinality(book.countries)],
  (array['mobile', 'mobile', 'desktop', 'mobile', 'desktop', 'tablet'])[1 + (turn * 5 + length(book.name)) % 6],
  link.created_at
    + make_interval(secs => ((turn * 7919 + length(book.name) * 104729) % 10007)
      * extract(epoch from '2026-03-01T09:00:00Z'::timestamptz - link.created_at)::bigint / 10007)
from (values
  ('LEILA', 'Newsletter', 58, array['AE', 'SA', 'EG', 'PT', 'KW']),
  ('LEILA', 'Ramadan guide', 31, array['AE', 'SA', 'EG']),
  ('LEILA', 'Old banner', 9, array['AE', 'FR']),
  ('RAMI', 'Channel', 62, array['LB', 'SA', 'MA', 'JO']),
  ('RAMI', 'Pinned message', 24, array['LB', 'SA', 'IQ']),
  ('INGRID', 'Sidebar', 36, array['NO', 'TR', 'DE', 'SE', 'GB']),
  ('INGRID', 'Sizing article', 19, array['NO', 'DE', 'US']),
  ('KWAME', 'Club evenings', 28, array['GH', 'ZA', 'KE', 'NG']),
  ('KWAME', 'Handout', 17, array['GH', 'NG']),
  ('VIKRAM', 'Video description', 47, array['IN', 'AE', 'SG']),
  ('VIKRAM', 'Review of 1-step', 22, array['IN', 'GB']),
  ('SOFIA', 'Show notes', 25, array['MX', 'CO', 'AR', 'ES']),
  ('SOFIA', 'Episode 41', 14, array['MX', 'CO', 'BR'])
) as book (code, name, clicks, countries)
join public.affiliates affiliate on affiliate.code = book.code
join public.affiliate_links link on link.affiliate_id = affiliate.id and link.name = book.name
cross join lateral generate_series(1, book.clicks) turn
order by 6, link.id, turn;

-- Everybody who ordered through a code belongs to its affiliate, by the oldest link that is not archived.
insert into public.affiliate_referrals (id, affiliate_id, link_id, person_id, shown_name, country, is_new, referred_at)
select
  pg_temp.seed_id('referral ' || person.display_name), affiliate.id,
  (
    select link.id from public.affiliate_links link
    where link.affiliate_id = affiliate.id and not link.is_archived
    order by link.created_at limit 1
  ),
  person.id, split_part(person.display_name, ' ', 1) || ' ' || left(split_part(person.display_name, ' ', 2), 1) || '.', person.country,
  person.created_at > affiliate.decided_at,
  case when person.created_at > affiliate.decided_at then person.created_at else min(bought.created_at) - interval '20 minutes' end
from public.orders bought
join public.affiliates affiliate on affiliate.code = bought.affiliate_code
join public.profiles person on person.id = bought.user_id
group by affiliate.id, person.id;

-- Nobody comes without a click.
insert into public.affiliate_clicks (affiliate_id, link_id, visitor, country, device, clicked_at)
select
  referral.affiliate_id, referral.link_id, left(md5(referral.id::text), 16), referral.country, 'desktop',
  referral.referred_at - interval '6 minutes'
from public.affiliate_referrals referral
order by referral.referred_at;

-- A commission is total × rate, rounded down to the cent. It is approved fourteen days after the payment.
insert into public.affiliate_commissions (
  id, affiliate_id, referral_id, order_id, order_total_cents, commission_bps, amount_cents, status, earned_at
)
select
  pg_temp.seed_id('commission ' || bought.number), affiliate.id, referral.id, bought.id, bought.total_cents, affiliate.commission_bps,
  bought.total_cents * affiliate.commission_bps / 10000,
  case
    when bought.status = 'refunded' then 'reversed'
    when bought.paid_at <= '2026-03-01T09:00:00Z'::timestamptz - interval '14 days' then 'approved'
    else 'pending'
  end::public.commission_status,
  bought.paid_at
from public.orders bought
join public.affiliates affiliate on affiliate.code = bought.affiliate_code
join public.affiliate_referrals referral on referral.person_id = bought.user_id and referral.affiliate_id = affiliate.id
where bought.status in ('paid', 'refunded');

insert into public.affiliate_payouts (
  id, affiliate_id, amount_cents, method, details, status, reason, reference, requested_at, decided_by, decided_at
)
select
  pg_temp.seed_id('affiliate payout ' || book.code || book.requested_at), affiliate.id, book.amount_cents, paid_to.method,
  coalesce(book.details, paid_to.details), book.status::public.affiliate_payout_status, book.reason, book.reference,
  book.requested_at::timestamptz,
  case when book.decided_at is not null then '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01'::uuid end,
  book.decided_at::timestamptz
from (values
  ('RAMI', 7000, 'paid', null, 'DLA-2026-0001', '2026-02-10T17:05:00Z', '2026-02-11T08:30:00Z', null),
  ('RAMI', 8000, 'paid', null, 'DLA-2026-0003', '2026-02-20T18:40:00Z', '2026-02-22T07:10:00Z', null),
  ('LEILA', 8000, 'paid', null, 'DLA-2026-0002', '2026-02-20T11:00:00Z', '2026-02-21T07:45:00Z', null),
  ('LEILA', 5000, 'requested', null, null, '2026-02-27T12:15:00Z', null, null),
  ('VIKRAM', 10000, 'approved', null, null, '2026-02-25T04:50:00Z', '2026-02-26T09:20:00Z', null),
  (
    'INGRID', 5000, 'rejected', 'The account belongs to a company. We pay to accounts in your own name.', null,
    '2026-02-27T09:05:00Z', '2026-02-28T08:55:00Z', '{"iban": "NO8330001234567", "holder": "Solberg Risk AS"}'::jsonb
  ),
  ('SOFIA', 9000, 'requested', null, null, '2026-02-28T22:30:00Z', null, null)
) as book (code, amount_cents, status, reason, reference, requested_at, decided_at, details)
join public.affiliates affiliate on affiliate.code = book.code
join public.affiliate_payout_methods paid_to on paid_to.affiliate_id = affiliate.id;
