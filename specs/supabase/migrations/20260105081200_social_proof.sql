-- Samples that the home page shows (specs/site/content): payouts of the marquee and testimonials. Invented, and marked as such.

create table public.payout_proofs (
  receipt_id text primary key,
  name text not null,
  amount_cents integer not null,
  paid_at timestamptz not null,
  country text not null,
  country_name text not null,
  city text not null,
  account_label text not null,
  share_bps integer not null,
  method public.payout_method not null,
  is_verified boolean not null,
  constraint payout_proofs_receipt_form check (receipt_id ~ '^DL-[0-9]{5}$'),
  constraint payout_proofs_name_length check (length(name) between 1 and 80),
  constraint payout_proofs_amount_positive check (amount_cents > 0),
  constraint payout_proofs_country_code check (country ~ '^[A-Z]{2}$'),
  constraint payout_proofs_share_is_a_rate check (share_bps between 1 and 10000)
);

create table public.testimonials (
  id text primary key,
  name text not null,
  country text not null,
  country_name text not null,
  city text not null,
  body text not null,
  rating integer not null,
  written_on date not null,
  tier_id text references public.program_tiers (id),
  amount_cents integer,
  refund_cents integer,
  bonus_cents integer,
  is_verified boolean not null,
  is_published boolean not null default false,
  constraint testimonials_name_length check (length(name) between 1 and 80),
  constraint testimonials_country_code check (country ~ '^[A-Z]{2}$'),
  constraint testimonials_body_length check (length(body) between 20 and 600),
  constraint testimonials_rating_of_five check (rating between 1 and 5),
  constraint testimonials_amounts_positive check (amount_cents > 0 and refund_cents > 0 and bonus_cents > 0)
);

comment on table public.payout_proofs is 'Sample payouts of the marquee, in US cents.';
comment on column public.payout_proofs.account_label is 'The size as printed: 50K.';
comment on table public.testimonials is 'What traders say. Amounts are US cents.';
comment on column public.testimonials.amount_cents is 'A payout that the person names; refund and bonus are those on passing.';

create index payout_proofs_method on public.payout_proofs (method, paid_at);
create index testimonials_written_on on public.testimonials (written_on);
create index testimonials_tier_id on public.testimonials (tier_id);

alter table public.payout_proofs enable row level security;
alter table public.testimonials enable row level security;

create policy "Everybody reads verified payouts"
on public.payout_proofs for select to anon, authenticated
using (is_verified);

create policy "Everybody reads published testimonials"
on public.testimonials for select to anon, authenticated
using (is_published);

create policy "Admins manage payout proofs"
on public.payout_proofs for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins manage testimonials"
on public.testimonials for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.payout_proofs, public.testimonials from public, anon, authenticated;
grant select on public.payout_proofs, public.testimonials to anon;
grant select, insert, update, delete on public.payout_proofs, public.testimonials to authenticated;
grant all on public.payout_proofs, public.testimonials to service_role;
