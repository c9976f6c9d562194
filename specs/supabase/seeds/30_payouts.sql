-- Payouts of funded accounts. Share and amount come from the account (trigger payouts_price).

create temporary table payout_book (number, order_number, gross_cents, method, destination, status, requested_at, decided_at, paid_at) as
select 31000 + row_number() over (order by book.requested_at), book.*
from (
  values
    (10002, 93000, 'UPI', 'rohan.mehta@okhdfc', 'paid', '2026-01-26T10:30:00Z'::timestamptz, '2026-01-27T09:20:00Z'::timestamptz, '2026-01-27T11:45:00Z'::timestamptz),
    (10001, 141000, 'Bank', 'Emirates NBD, AE … 4021', 'paid', '2026-01-28T08:15:00Z', '2026-01-29T09:20:00Z', '2026-01-29T11:45:00Z'),
    (10003, 12400, 'UPI', 'priya.nair@oksbi', 'paid', '2026-01-29T10:20:00Z', '2026-01-30T09:20:00Z', '2026-01-30T11:45:00Z'),
    (10006, 130000, 'Bank', 'Al Rajhi Bank, SA … 7719', 'paid', '2026-01-29T12:00:00Z', '2026-01-30T09:20:00Z', '2026-01-30T11:45:00Z'),
    (10006, 73000, 'Bank', 'Al Rajhi Bank, SA … 7719', 'paid', '2026-02-05T12:10:00Z', '2026-02-06T09:20:00Z', '2026-02-06T11:45:00Z'),
    (10002, 14000, 'UPI', 'rohan.mehta@okhdfc', 'paid', '2026-02-10T11:05:00Z', '2026-02-11T09:20:00Z', '2026-02-11T11:45:00Z'),
    (10001, 216000, 'Bank', 'Emirates NBD, AE … 4021', 'paid', '2026-02-12T07:40:00Z', '2026-02-13T09:20:00Z', '2026-02-13T11:45:00Z'),
    (10006, 261000, 'Bank', 'Al Rajhi Bank, SA … 7719', 'paid', '2026-02-12T12:25:00Z', '2026-02-13T09:20:00Z', '2026-02-13T11:45:00Z'),
    (10003, 15200, 'UPI', 'priya.nair@oksbi', 'rejected', '2026-02-16T06:45:00Z', '2026-02-17T09:20:00Z', null),
    (10011, 11600, 'UPI', 'ananya.iyer@okaxis', 'paid', '2026-02-17T10:35:00Z', '2026-02-18T09:20:00Z', '2026-02-18T11:45:00Z'),
    (10003, 15200, 'UPI', 'priya.nair@oksbi', 'paid', '2026-02-19T07:10:00Z', '2026-02-20T09:20:00Z', '2026-02-20T11:45:00Z'),
    (10006, 350000, 'Bank', 'Al Rajhi Bank, SA … 7719', 'paid', '2026-02-19T12:40:00Z', '2026-02-20T09:20:00Z', '2026-02-20T11:45:00Z'),
    (10002, 106000, 'UPI', 'rohan.mehta@okhdfc', 'paid', '2026-02-24T11:30:00Z', '2026-02-25T09:20:00Z', '2026-02-25T11:45:00Z'),
    (10005, 25000, 'Crypto', 'USDT (TRC-20) TQn9…x4Lf', 'paid', '2026-02-24T19:30:00Z', '2026-02-25T09:20:00Z', '2026-02-25T11:45:00Z'),
    (10001, 296000, 'Bank', 'Emirates NBD, AE … 4021', 'approved', '2026-02-26T08:05:00Z', '2026-02-27T09:20:00Z', null),
    (10006, 201000, 'Bank', 'Al Rajhi Bank, SA … 7719', 'requested', '2026-02-26T12:45:00Z', null, null),
    (10023, 17500, 'Bank', 'Millennium bcp, PT50 … 0318', 'requested', '2026-02-26T15:40:00Z', null, null)
) as book (order_number, gross_cents, method, destination, status, requested_at, decided_at, paid_at);

insert into public.payouts (
  id, number, account_id, gross_cents, method, destination, status, receipt_id, reject_reason,
  requested_at, decided_at, decided_by, paid_at
)
overriding system value
select
  pg_temp.seed_id('payout ' || book.number), book.number, account.id, book.gross_cents,
  book.method::public.payout_method, book.destination, book.status::public.payout_status,
  case when book.status = 'paid' then 'DL-' || book.number end,
  case when book.status = 'rejected' then 'The name of the UPI address is not the name of the account.' end,
  book.requested_at, book.decided_at,
  case when book.decided_at is not null then '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01'::uuid end,
  book.paid_at
from payout_book as book
join public.orders on orders.number = book.order_number
join public.trading_accounts as account on account.order_id = orders.id and account.phase = 'funded'
order by book.number;

select setval(pg_get_serial_sequence('public.payouts', 'number'), max(number)) from public.payouts;

drop table payout_book;
