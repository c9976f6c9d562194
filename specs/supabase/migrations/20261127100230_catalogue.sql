-- What is for sale (specs/site/catalogue.yaml; spec §9), and where nothing is sold. The site prints its own copy of
-- these figures; what a person pays comes from here. Changed by a migration or with the service key, never from the site.

create type public.program_phase as enum ('phase-1', 'phase-2', 'funded');
create type public.drawdown_type as enum ('trailing', 'static');
create type public.expert_advisors as enum ('yes', 'with-approval', 'no');

create table public.programs (
  id text primary key,
  position integer not null unique,
  name text not null unique,
  description text not null,
  is_available boolean not null,
  has_tab boolean not null,
  badge text,
  winners_bonus text not null,
  drawdown_type public.drawdown_type not null,
  leverage integer not null,
  expert_advisors public.expert_advisors not null,
  share_from_bps integer not null,
  share_to_bps integer not null,
  payout_cycle_days integer not null,
  fee_refund_bps integer not null,
  platforms text[] not null,
  minimum_days integer not null,
  constraint programs_position_from_one check (position >= 1),
  constraint programs_badge_known check (badge in ('popular', 'coming-soon')),
  constraint programs_winners_bonus_known check (winners_bonus in ('fee', 'fee-and-target', 'printed')),
  constraint programs_leverage_positive check (leverage >= 1),
  constraint programs_share_is_a_range check (0 < share_from_bps and share_from_bps <= share_to_bps and share_to_bps <= 10000),
  constraint programs_payout_cycle_positive check (payout_cycle_days >= 1),
  constraint programs_fee_refund_is_a_rate check (fee_refund_bps between 0 and 10000),
  constraint programs_minimum_days_not_negative check (minimum_days >= 0),
  constraint programs_texts_length check (
    length(id) <= 60 and length(name) <= 80 and length(description) <= 500 and length(platforms::text) <= 500
  )
);

comment on table public.programs is 'The evaluation programs, also those that are announced and not yet for sale.';
comment on column public.programs.is_available is 'False: shown as coming soon, and quote_order refuses it.';
comment on column public.programs.has_tab is 'Whether the pricing selector offers it as a tab.';
comment on column public.programs.winners_bonus is 'How the bonus of a tier comes about: the fee, the fee and a share of the target, or as printed.';
comment on column public.programs.leverage is '100 means 1:100.';
comment on column public.programs.share_from_bps is 'The trader''s share of the simulated profit at first, in basis points.';
comment on column public.programs.share_to_bps is 'The largest share, in basis points.';
comment on column public.programs.fee_refund_bps is 'How much of the fee comes back on passing, in basis points.';

alter table public.programs enable row level security;

create policy "Everybody reads programs"
on public.programs for select to anon, authenticated
using (true);

revoke all on public.programs from public, anon, authenticated;
grant select on public.programs to anon, authenticated;
grant all on public.programs to service_role;

create table public.program_phases (
  program_id text not null references public.programs (id) on delete cascade,
  phase public.program_phase not null,
  position integer not null,
  name text not null,
  profit_target_bps integer,
  daily_loss_bps integer not null,
  max_drawdown_bps integer not null,
  primary key (program_id, phase),
  unique (program_id, position),
  constraint program_phases_position_from_one check (position >= 1),
  constraint program_phases_target_unless_funded check ((profit_target_bps is null) = (phase = 'funded')),
  constraint program_phases_target_is_a_rate check (profit_target_bps between 1 and 10000),
  constraint program_phases_limits_are_rates check (
    daily_loss_bps between 1 and 10000 and max_drawdown_bps between daily_loss_bps and 10000
  ),
  constraint program_phases_name_length check (length(name) <= 80)
);

comment on table public.program_phases is 'Target and limits of each phase of a program, in basis points.';
comment on column public.program_phases.profit_target_bps is 'Of the initial balance; null when funded.';
comment on column public.program_phases.daily_loss_bps is 'Of the previous day''s closing balance.';
comment on column public.program_phases.max_drawdown_bps is 'Of the initial balance, on closed equity; programs.drawdown_type says from where it is measured.';

alter table public.program_phases enable row level security;

create policy "Everybody reads phases"
on public.program_phases for select to anon, authenticated
using (true);

revoke all on public.program_phases from public, anon, authenticated;
grant select on public.program_phases to anon, authenticated;
grant all on public.program_phases to service_role;

create table public.program_tiers (
  id text primary key,
  program_id text not null references public.programs (id) on delete cascade,
  position integer not null,
  label text not null,
  size_cents integer not null,
  price_cents integer not null,
  old_price_cents integer,
  discount_percent integer,
  winners_bonus_cents integer not null,
  unique (id, program_id),
  unique (program_id, position),
  unique (program_id, size_cents),
  constraint program_tiers_position_from_one check (position >= 1),
  constraint program_tiers_whole_size check (size_cents >= 100000),
  constraint program_tiers_price_positive check (price_cents > 0 and winners_bonus_cents > 0),
  constraint program_tiers_old_price_with_discount check ((old_price_cents is null) = (discount_percent is null)),
  constraint program_tiers_old_price_higher check (old_price_cents > price_cents),
  constraint program_tiers_discount_is_a_percentage check (discount_percent between 1 and 99),
  constraint program_tiers_texts_length check (length(id) <= 60 and length(label) <= 80)
);

comment on table public.program_tiers is 'The sizes of a program and what they cost, in US cents.';
comment on column public.program_tiers.id is 'Stable: orders and accounts are kept under it.';
comment on column public.program_tiers.position is '1-based place among the sizes of the program, as /checkout?tier= sends it.';
comment on column public.program_tiers.label is 'The size as printed: 5K.';
comment on column public.program_tiers.winners_bonus_cents is 'Paid on passing, the fee''s refund included.';

alter table public.program_tiers enable row level security;

create policy "Everybody reads tiers"
on public.program_tiers for select to anon, authenticated
using (true);

revoke all on public.program_tiers from public, anon, authenticated;
grant select on public.program_tiers to anon, authenticated;
grant all on public.program_tiers to service_role;

create table public.add_ons (
  id text primary key,
  position integer not null unique,
  name text not null unique,
  description text not null,
  price_cents integer not null,
  is_active boolean not null default true,
  constraint add_ons_position_from_one check (position >= 1),
  constraint add_ons_price_positive check (price_cents > 0),
  constraint add_ons_texts_length check (length(id) <= 60 and length(name) <= 80 and length(description) <= 500)
);

comment on table public.add_ons is 'What may be bought with an evaluation, in US cents.';

alter table public.add_ons enable row level security;

create policy "Visitors read add-ons that are for sale"
on public.add_ons for select to anon
using (is_active);

create policy "People read add-ons that are for sale, admins all"
on public.add_ons for select to authenticated
using (is_active or (select public.is_admin()));

revoke all on public.add_ons from public, anon, authenticated;
grant select on public.add_ons to anon, authenticated;
grant all on public.add_ons to service_role;

create table public.restricted_countries (
  code text primary key,
  name text not null unique,
  constraint restricted_countries_code_form check (code ~ '^[A-Z]{2}$'),
  constraint restricted_countries_name_length check (length(name) <= 80)
);

comment on table public.restricted_countries is 'Countries to which nothing is sold, because payouts there are sanctioned. Public: checkout says so before anybody types.';
comment on column public.restricted_countries.code is 'ISO 3166-1 alpha-2.';

alter table public.restricted_countries enable row level security;

create policy "Everybody reads the restricted countries"
on public.restricted_countries for select to anon, authenticated
using (true);

revoke all on public.restricted_countries from public, anon, authenticated;
grant select on public.restricted_countries to anon, authenticated;
grant all on public.restricted_countries to service_role;

insert into public.restricted_countries (code, name)
values ('CU', 'Cuba'), ('IR', 'Iran'), ('KP', 'North Korea'), ('SY', 'Syria');
