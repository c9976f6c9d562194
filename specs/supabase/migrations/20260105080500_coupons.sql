-- Reductions of the fee. Visitors learn of one by its code alone, through quote_order.

create table public.coupons (
  code text primary key,
  percent integer not null,
  program_id text references public.programs (id) on delete cascade,
  tier_id text references public.program_tiers (id) on delete cascade,
  owner_id uuid references auth.users (id) on delete cascade,
  max_uses integer,
  uses integer not null default 0,
  valid_from timestamptz not null default now(),
  expires_at timestamptz,
  is_active boolean not null default true,
  note text,
  constraint coupons_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$'),
  constraint coupons_percent_of_the_fee check (percent between 1 and 100),
  constraint coupons_one_scope check (program_id is null or tier_id is null),
  constraint coupons_uses_not_negative check (uses >= 0),
  constraint coupons_uses_within_limit check (uses <= max_uses),
  constraint coupons_expire_after_start check (expires_at > valid_from)
);

comment on table public.coupons is 'Reductions of the fee of an evaluation; add-ons are never reduced.';
comment on column public.coupons.code is 'Upper case. quote_order takes it in any case.';
comment on column public.coupons.percent is 'Per cent of the fee.';
comment on column public.coupons.program_id is 'Holds for this program only; null with tier_id null: for all.';
comment on column public.coupons.tier_id is 'Holds for this size only.';
comment on column public.coupons.owner_id is 'Holds for this person only.';
comment on column public.coupons.max_uses is 'Null: without limit.';

create index coupons_owner_id on public.coupons (owner_id);
create index coupons_program_id on public.coupons (program_id);
create index coupons_tier_id on public.coupons (tier_id);

alter table public.coupons enable row level security;

create policy "People read coupons of their own"
on public.coupons for select to authenticated
using (owner_id = (select auth.uid()));

create policy "Admins read every coupon"
on public.coupons for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins make coupons"
on public.coupons for insert to authenticated
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins edit coupons"
on public.coupons for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.coupons from public, anon, authenticated;
grant select, insert, update on public.coupons to authenticated;
grant all on public.coupons to service_role;
