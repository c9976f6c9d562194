-- Every text that is stored has a limit (tests/contract/attacks/textLimits). Rows of an earlier release stay.

alter table public.add_ons
  add constraint add_ons_texts_length check (length(id) <= 60 and length(name) <= 80 and length(description) <= 500) not valid;
alter table public.affiliate_payouts
  add constraint affiliate_payouts_texts_length check (length(details::text) <= 1000 and length(reference) <= 200) not valid;
alter table public.blog_categories add constraint blog_categories_slug_length check (length(slug) <= 60) not valid;
alter table public.blog_posts add constraint blog_posts_tags_length check (length(tags::text) <= 1000) not valid;
alter table public.cta_config
  add constraint cta_config_texts_length check (length(slot) <= 60 and length(target) <= 300) not valid;
alter table public.navigation_menu add constraint navigation_menu_links_length check (length(links::text) <= 20000) not valid;
alter table public.order_items add constraint order_items_label_length check (length(label) <= 200) not valid;
alter table public.payments
  add constraint payments_texts_length check (
    length(provider) <= 60 and length(coalesce(provider_reference, '')) <= 300 and length(coalesce(failure_reason, '')) <= 2000
  ) not valid;
alter table public.payout_proofs
  add constraint payout_proofs_texts_length check (
    length(country_name) <= 80 and length(city) <= 80 and length(account_label) <= 40
  ) not valid;
alter table public.payouts
  add constraint payouts_texts_length check (length(coalesce(receipt_id, '')) <= 40 and length(coalesce(reject_reason, '')) <= 1000) not valid;
alter table public.program_phases add constraint program_phases_name_length check (length(name) <= 80) not valid;
alter table public.program_tiers
  add constraint program_tiers_texts_length check (length(id) <= 60 and length(label) <= 80) not valid;
alter table public.programs
  add constraint programs_texts_length check (
    length(id) <= 60 and length(name) <= 80 and length(description) <= 500 and length(platforms::text) <= 500
  ) not valid;
alter table public.restricted_countries add constraint restricted_countries_name_length check (length(name) <= 80) not valid;
alter table public.seo_config
  add constraint seo_config_texts_length check (
    length(route) <= 60 and length(path) <= 300 and length(coalesce(canonical, '')) <= 300
  ) not valid;
alter table public.testimonials
  add constraint testimonials_texts_length check (length(id) <= 60 and length(country_name) <= 80 and length(city) <= 80) not valid;
alter table public.trading_accounts add constraint trading_accounts_breach_reason_length check (length(breach_reason) <= 1000) not valid;

-- What people say about themselves is in each of their access tokens. Auth stores it with rights of its own.
create function public.limit_user_metadata()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if length(new.raw_user_meta_data::text) > 16384 then
    raise exception 'The metadata of a user has at most 16384 characters.' using errcode = '23514';
  end if;
  return null;
end;
$$;

comment on function public.limit_user_metadata is 'Refuses user metadata of more than 16384 characters.';
revoke all on function public.limit_user_metadata from public, anon, authenticated, service_role;

create trigger users_metadata after insert or update on auth.users for each row execute function public.limit_user_metadata();
