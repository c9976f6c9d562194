-- Orders since December; those of 2025 were brought over when this database went live. The two of 5 and 16 February that were made
-- with a retry coupon get it in 34_retries.sql, when the coupon exists.

create temporary table order_book (number, email, tier_id, add_ons, coupon_code, status, method, affiliate_code, created_at) as
select book.*
from (
  values
    (10001, 'amira.khoury@mail.example', '1-step-100k', '{}'::text[], null, 'paid', 'Visa', null, '2025-12-15T09:10:00Z'::timestamptz),
    (10002, 'rohan.mehta@mail.example', '1-step-50k', '{}', null, 'paid', 'UPI', null, '2025-12-15T12:20:00Z'),
    (10003, 'priya.nair@mail.example', '1-step-10k', '{}', null, 'paid', 'UPI', null, '2025-12-16T06:40:00Z'),
    (10004, 'samuel.okafor@mail.example', '1-step-50k', '{}', null, 'paid', 'USDT', null, '2025-12-16T15:25:00Z'),
    (10005, 'lucia.fernandez@mail.example', '1-step-25k', '{}', null, 'paid', 'Bitcoin', null, '2025-12-17T19:05:00Z'),
    (10006, 'khalid.salem@mail.example', '1-step-200k', '{weekly-payouts}', null, 'paid', 'Visa', null, '2025-12-17T19:50:00Z'),
    (10007, 'marta.wojcik@mail.example', '1-step-50k', '{}', null, 'failed', 'Mastercard', null, '2025-12-18T09:30:00Z'),
    (10008, 'marta.wojcik@mail.example', '1-step-50k', '{}', null, 'paid', 'Mastercard', null, '2025-12-18T09:36:00Z'),
    (10009, 'youssef.benali@mail.example', '2-step-100k', '{}', null, 'paid', 'PayPal', null, '2025-12-19T10:15:00Z'),
    (10010, 'hassan.almansoori@mail.example', '1-step-10k', '{}', null, 'cancelled', null, null, '2025-12-30T20:45:00Z'),
    (10011, 'ananya.iyer@mail.example', '1-step-5k', '{}', 'STEP15', 'paid', 'UPI', null, '2026-01-05T12:30:00Z'),
    (10012, 'thabo.dlamini@mail.example', '1-step-25k', '{}', 'STEP15', 'paid', 'Visa', 'KWAME', '2026-01-07T14:40:00Z'),
    (10013, 'beatriz.rocha@mail.example', '1-step-5k', '{}', null, 'failed', 'PayPal', null, '2026-01-08T16:20:00Z'),
    (10014, 'arjun.verma@mail.example', '1-step-50k', '{}', 'STEP15', 'paid', 'UPI', 'VIKRAM', '2026-01-09T05:25:00Z'),
    (10015, 'camila.souza@mail.example', '1-step-10k', '{}', null, 'failed', 'PayPal', null, '2026-01-09T20:40:00Z'),
    (10016, 'camila.souza@mail.example', '1-step-10k', '{}', null, 'paid', 'Mastercard', null, '2026-01-09T20:52:00Z'),
    (10017, 'wanjiru.njoroge@mail.example', '1-step-10k', '{}', 'DUNE10', 'paid', 'Mastercard', 'KWAME', '2026-01-12T07:35:00Z'),
    (10018, 'elif.aydin@mail.example', '1-step-50k', '{extra-drawdown}', null, 'paid', 'Google Pay', 'INGRID', '2026-01-13T17:10:00Z'),
    (10019, 'priya.nair@mail.example', '1-step-25k', '{}', 'DUNE10', 'paid', 'UPI', null, '2026-01-14T08:05:00Z'),
    (10020, 'deepak.kulkarni@mail.example', '1-step-25k', '{weekly-payouts}', null, 'cancelled', null, 'VIKRAM', '2026-01-15T13:30:00Z'),
    (10021, 'tomas.ribeiro@duneline.example', '1-step-25k', '{}', null, 'paid', 'Visa', 'LEILA', '2026-01-19T15:20:00Z'),
    (10022, 'farhan.rizvi@mail.example', '1-step-25k', '{}', null, 'paid', 'UPI', 'VIKRAM', '2026-01-20T07:00:00Z'),
    (10023, 'tomas.ribeiro@duneline.example', '1-step-10k', '{}', 'LEILA10', 'paid', 'Apple Pay', 'LEILA', '2026-01-20T09:45:00Z'),
    (10024, 'rohan.mehta@mail.example', '2-step-100k', '{}', null, 'paid', 'UPI', null, '2026-01-21T11:15:00Z'),
    (10025, 'chiara.romano@mail.example', '1-step-50k', '{}', null, 'failed', 'Visa', 'INGRID', '2026-01-22T18:50:00Z'),
    (10026, 'khalid.salem@mail.example', '2-step-200k', '{}', null, 'paid', 'Visa', 'RAMI', '2026-01-23T10:10:00Z'),
    (10027, 'thabo.dlamini@mail.example', '1-step-10k', '{weekly-payouts}', null, 'refunded', 'Visa', 'KWAME', '2026-01-26T06:55:00Z'),
    (10028, 'emeka.obi@mail.example', '1-step-10k', '{}', null, 'failed', 'USDT', 'KWAME', '2026-01-27T21:30:00Z'),
    (10029, 'lucia.fernandez@mail.example', '1-step-50k', '{}', null, 'paid', 'USDT', 'SOFIA', '2026-01-28T13:05:00Z'),
    (10030, 'nadia.rahimi@mail.example', '1-step-25k', '{}', null, 'cancelled', null, 'RAMI', '2026-01-30T08:40:00Z'),
    (10031, 'youssef.benali@mail.example', '1-step-100k', '{extra-drawdown}', null, 'paid', 'PayPal', 'RAMI', '2026-02-02T09:00:00Z'),
    (10032, 'ananya.iyer@mail.example', '1-step-25k', '{}', 'DUNE10', 'paid', 'UPI', null, '2026-02-03T12:15:00Z'),
    (10033, 'tomas.ribeiro@duneline.example', '1-step-25k', '{}', null, 'paid', 'Visa', null, '2026-02-05T09:40:00Z'),
    (10034, 'mateo.gomez@mail.example', '1-step-100k', '{}', null, 'failed', 'PayPal', 'SOFIA', '2026-02-05T20:10:00Z'),
    (10035, 'mateo.gomez@mail.example', '1-step-100k', '{}', null, 'paid', 'Bitcoin', 'SOFIA', '2026-02-05T20:18:00Z'),
    (10036, 'amira.khoury@mail.example', '1-step-200k', '{weekly-payouts}', null, 'paid', 'Visa', 'LEILA', '2026-02-06T10:30:00Z'),
    (10037, 'sven.hartmann@mail.example', '2-step-50k', '{}', null, 'cancelled', null, 'INGRID', '2026-02-09T15:00:00Z'),
    (10038, 'arjun.verma@mail.example', '1-step-100k', '{}', null, 'paid', 'UPI', 'VIKRAM', '2026-02-10T07:20:00Z'),
    (10039, 'camila.souza@mail.example', '2-step-25k', '{}', null, 'refunded', 'Mastercard', null, '2026-02-11T17:45:00Z'),
    (10040, 'elif.aydin@mail.example', '2-step-25k', '{}', null, 'paid', 'Google Pay', 'INGRID', '2026-02-12T08:15:00Z'),
    (10041, 'paola.rios@mail.example', '1-step-10k', '{}', null, 'failed', 'Mastercard', 'SOFIA', '2026-02-13T19:35:00Z'),
    (10042, 'samuel.okafor@mail.example', '1-step-50k', '{}', null, 'paid', 'USDT', null, '2026-02-16T14:05:00Z'),
    (10043, 'priya.nair@mail.example', '1-step-50k', '{weekly-payouts}', null, 'paid', 'UPI', 'VIKRAM', '2026-02-17T06:25:00Z'),
    (10044, 'farhan.rizvi@mail.example', '1-step-5k', '{}', 'RAMADAN20', 'paid', 'UPI', null, '2026-02-18T09:50:00Z'),
    (10045, 'marta.wojcik@mail.example', '2-step-50k', '{}', null, 'paid', 'Mastercard', null, '2026-02-18T16:30:00Z'),
    (10046, 'rohan.mehta@mail.example', '1-step-100k', '{extra-drawdown,weekly-payouts}', 'RAMADAN20', 'paid', 'UPI', null, '2026-02-19T11:10:00Z'),
    (10047, 'tariq.siddiqui@mail.example', '1-step-5k', '{}', null, 'failed', 'Visa', 'RAMI', '2026-02-20T05:50:00Z'),
    (10048, 'wanjiru.njoroge@mail.example', '1-step-25k', '{}', 'RAMADAN20', 'paid', 'Mastercard', 'KWAME', '2026-02-23T10:20:00Z'),
    (10049, 'khalid.salem@mail.example', '1-step-100k', '{}', 'RAMADAN20', 'refunded', 'Visa', 'RAMI', '2026-02-24T13:15:00Z'),
    (10050, 'camila.souza@mail.example', '1-step-25k', '{}', null, 'paid', 'Mastercard', 'SOFIA', '2026-02-25T18:40:00Z'),
    (10051, 'deepak.kulkarni@mail.example', '1-step-25k', '{}', 'RAMADAN20', 'cancelled', null, 'VIKRAM', '2026-02-26T07:30:00Z'),
    (10052, 'elif.aydin@mail.example', '1-step-100k', '{}', 'RAMADAN20', 'paid', 'Google Pay', 'INGRID', '2026-02-27T08:55:00Z'),
    (10053, 'emeka.obi@mail.example', '1-step-10k', '{}', 'RAMADAN20', 'pending', 'USDT', 'KWAME', '2026-02-27T21:05:00Z'),
    (10054, 'ananya.iyer@mail.example', '1-step-50k', '{}', 'RAMADAN20', 'pending', 'UPI', null, '2026-02-28T12:40:00Z'),
    (10055, 'hassan.almansoori@mail.example', '1-step-10k', '{}', null, 'pending', 'Apple Pay', 'LEILA', '2026-02-28T19:20:00Z'),
    (10056, 'nadia.rahimi@mail.example', '1-step-25k', '{}', 'RAMADAN20', 'pending', 'Visa', 'RAMI', '2026-03-01T08:35:00Z')
) as book;

create temporary table guest (email, full_name, country) as
select book.*
from (
  values
    ('hassan.almansoori@mail.example', 'Hassan Al Mansoori', 'AE'),
    ('beatriz.rocha@mail.example', 'Beatriz Rocha', 'BR'),
    ('deepak.kulkarni@mail.example', 'Deepak Kulkarni', 'IN'),
    ('chiara.romano@mail.example', 'Chiara Romano', 'IT'),
    ('emeka.obi@mail.example', 'Emeka Obi', 'NG'),
    ('nadia.rahimi@mail.example', 'Nadia Rahimi', 'MA'),
    ('sven.hartmann@mail.example', 'Sven Hartmann', 'DE'),
    ('paola.rios@mail.example', 'Paola Ríos', 'PE'),
    ('tariq.siddiqui@mail.example', 'Tariq Siddiqui', 'PK')
) as book;

insert into public.orders (
  id, number, user_id, email, full_name, billing_country, tier_id, coupon_code, affiliate_code, status,
  price_cents, add_ons_cents, discount_cents, idempotency_key, terms_accepted_at, created_at, paid_at
)
overriding system value
select
  pg_temp.seed_id('order ' || book.number), book.number, person.id, book.email,
  coalesce(guest.full_name, profiles.display_name), coalesce(guest.country, profiles.country),
  book.tier_id, book.coupon_code, book.affiliate_code, book.status::public.order_status,
  tier.price_cents,
  coalesce((select sum(add_ons.price_cents) from public.add_ons where add_ons.id = any (book.add_ons)), 0),
  coalesce(tier.price_cents * coupons.percent / 100, 0),
  pg_temp.seed_id('order key ' || book.number), book.created_at, book.created_at,
  case when book.status in ('paid', 'refunded') then book.created_at + interval '2 minutes' end
from order_book as book
join public.program_tiers as tier on tier.id = book.tier_id
left join auth.users as person on person.email = book.email
left join public.profiles on profiles.id = person.id
left join guest on guest.email = book.email
left join public.coupons on coupons.code = book.coupon_code
order by book.number;

select setval(pg_get_serial_sequence('public.orders', 'number'), max(number)) from public.orders;

-- The lines.
insert into public.order_items (order_id, position, kind, tier_id, label, amount_cents)
select orders.id, 1, 'fee', tier.id, programs.name || ' ' || tier.label, orders.price_cents
from public.orders
join public.program_tiers as tier on tier.id = orders.tier_id
join public.programs on programs.id = tier.program_id;

insert into public.order_items (order_id, position, kind, add_on_id, label, amount_cents)
select orders.id, 1 + row_number() over (partition by orders.id order by add_ons.position), 'add-on', add_ons.id, add_ons.name, add_ons.price_cents
from order_book as book
join public.orders on orders.number = book.number
join public.add_ons on add_ons.id = any (book.add_ons);

insert into public.order_items (order_id, position, kind, coupon_code, label, amount_cents)
select
  orders.id, (select count(*) + 1 from public.order_items where order_items.order_id = orders.id), 'discount',
  coupons.code, coupons.percent || '% off the fee', -orders.discount_cents
from public.orders
join public.coupons on coupons.code = orders.coupon_code;

-- How they were paid. Somebody who cancelled never came to the payment.
insert into public.payments (
  id, order_id, provider, provider_reference, method, status, amount_cents, failure_reason, idempotency_key, created_at, settled_at
)
select
  pg_temp.seed_id('payment ' || book.number), orders.id, 'simulated',
  case when book.status in ('paid', 'refunded') then 'ch_' || left(md5('charge ' || book.number), 16) end,
  book.method::public.payment_method,
  case book.status when 'paid' then 'succeeded' else book.status end::public.payment_status,
  orders.total_cents,
  case
    when book.status <> 'failed' then null
    when book.method in ('Visa', 'Mastercard') then 'The bank declined the card.'
    else 'The payment was not confirmed in time.'
  end,
  pg_temp.seed_id('payment key ' || book.number), book.created_at + interval '1 minute',
  case when book.status <> 'pending' then book.created_at + interval '2 minutes' end
from order_book as book
join public.orders on orders.number = book.number
where book.status <> 'cancelled';

-- One order gave its coupon back unpaid, and its money came after all: an admin has to send it back.
insert into public.payments (
  id, order_id, provider, provider_reference, method, status, amount_cents, failure_reason, idempotency_key, created_at, settled_at,
  surplus_received_at
)
select
  pg_temp.seed_id('payment 10051'), orders.id, 'simulated', 'ch_' || left(md5('charge 10051'), 16), 'UPI', 'failed',
  orders.total_cents, 'The order was not paid within an hour.', pg_temp.seed_id('payment key 10051'),
  orders.created_at + interval '1 minute', orders.created_at + interval '1 hour', orders.created_at + interval '3 hours'
from public.orders
where orders.number = 10051;

drop table order_book, guest;
