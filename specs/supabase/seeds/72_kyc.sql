-- Proofs of identity in every state. Whoever was paid has an approved one. The files are in buckets/kyc; each says that it is a sample.

insert into public.kyc_documents (id, owner_id, kind, storage_path, status, reason, confirmed_name, reviewed_by, reviewed_at, submitted_at)
select
  pg_temp.seed_id('document ' || book.name || book.file), person.id, book.kind::public.kyc_kind, person.id::text || '/' || book.file,
  book.status::public.kyc_status, book.reason, case when book.status = 'approved' and book.kind <> 'proof-of-address' then book.name end,
  case when book.status <> 'pending' then 'c2d980d7-a673-4d0d-bac0-bc6c01d89b45'::uuid end,
  case when book.status <> 'pending' then book.submitted_at::timestamptz + interval '22 hours' end,
  book.submitted_at::timestamptz
from (values
  ('Amira Khoury', 'passport', 'passport.pdf', 'approved', null, '2026-01-07T06:30:00Z'),
  ('Rohan Mehta', 'identity-card', 'identity-card.pdf', 'approved', null, '2026-01-07T09:10:00Z'),
  ('Priya Nair', 'identity-card', 'identity-card.pdf', 'approved', null, '2026-01-08T05:45:00Z'),
  ('Lucía Fernández', 'passport', 'passport.pdf', 'approved', null, '2026-01-08T13:20:00Z'),
  ('Khalid Salem', 'passport', 'passport.pdf', 'approved', null, '2026-01-08T16:00:00Z'),
  ('Marta Wójcik', 'passport', 'passport.pdf', 'approved', null, '2026-01-12T10:25:00Z'),
  ('Ananya Iyer', 'identity-card', 'identity-card.pdf', 'approved', null, '2026-01-13T07:50:00Z'),
  ('Rami Nasser', 'passport', 'passport.pdf', 'approved', null, '2026-01-15T11:35:00Z'),
  ('Vikram Shetty', 'identity-card', 'identity-card.pdf', 'approved', null, '2026-01-19T05:20:00Z'),
  ('Leila Karam', 'passport', 'passport.pdf', 'approved', null, '2026-01-20T08:40:00Z'),
  ('Leila Karam', 'proof-of-address', 'proof-of-address.pdf', 'approved', null, '2026-01-20T08:44:00Z'),
  ('Tomás Ribeiro', 'passport', 'passport.pdf', 'approved', null, '2026-01-21T19:05:00Z'),
  ('Sofía Herrera', 'passport', 'passport.pdf', 'approved', null, '2026-01-26T17:15:00Z'),
  ('Samuel Okafor', 'passport', 'passport.pdf', 'rejected', 'The upper corner of the photograph is cut off. Please show the whole page.', '2026-02-03T14:30:00Z'),
  ('Ingrid Solberg', 'identity-card', 'identity-card-1.pdf', 'rejected', 'The card expired in 2025. Please send a valid one, or your passport.', '2026-02-09T09:55:00Z'),
  ('Ingrid Solberg', 'passport', 'passport.pdf', 'approved', null, '2026-02-11T10:05:00Z'),
  ('Tomás Ribeiro', 'proof-of-address', 'proof-of-address.pdf', 'rejected', 'The bill is from August. It may be at most three months old.', '2026-02-16T20:10:00Z'),
  ('Elif Aydın', 'identity-card', 'identity-card-1.pdf', 'rejected', 'The photograph is out of focus and the number cannot be read.', '2026-02-19T18:20:00Z'),
  ('Kwame Mensah', 'identity-card', 'identity-card.pdf', 'pending', null, '2026-02-25T12:40:00Z'),
  ('Elif Aydın', 'identity-card', 'identity-card-2.pdf', 'pending', null, '2026-02-27T19:30:00Z'),
  ('Wanjiru Njoroge', 'passport', 'passport.pdf', 'pending', null, '2026-02-28T08:15:00Z'),
  ('Youssef Benali', 'residence-permit', 'residence-permit.pdf', 'pending', null, '2026-02-28T21:05:00Z')
) as book (name, kind, file, status, reason, submitted_at)
join public.profiles person on person.display_name = book.name;

-- Certificates were issued without names until their holders had one that was confirmed.
update public.certificates set holder_name = public.confirmed_name(account.user_id)
from public.trading_accounts as account
where account.id = certificates.account_id;

update public.kyc_documents document
set keep_until = paid.at + interval '5 years'
from (
  select payee.person, max(payee.at) as at
  from (
    select account.user_id as person, payout.paid_at as at
    from public.payouts payout
    join public.trading_accounts account on account.id = payout.account_id
    where payout.status = 'paid'
    union all
    select affiliate.owner_id, payout.decided_at
    from public.affiliate_payouts payout
    join public.affiliates affiliate on affiliate.id = payout.affiliate_id
    where payout.status = 'paid'
  ) payee
  group by payee.person
) paid
where paid.person = document.owner_id;
