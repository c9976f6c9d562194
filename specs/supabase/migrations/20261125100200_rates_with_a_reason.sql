-- An admin grants an affiliate a rate of their own, and says why: the affiliate reads both.

alter table public.affiliates add column rate_reason text;
alter table public.affiliates add column rate_changed_at timestamptz;
alter table public.affiliates
  add constraint affiliates_rate_reason_when_changed check (
    (rate_reason is null) = (rate_changed_at is null) and length(rate_reason) between 1 and 300
  );
comment on column public.affiliates.rate_reason is 'Why an admin changed the rate, as the affiliate reads it; null while it follows the tiers.';

grant update (rate_reason, rate_changed_at) on public.affiliates to authenticated;
