-- Where a person is and how they want to be addressed: what checkout, payouts and mail ask for.

alter table public.profiles
  add column country text,
  add column locale text not null default 'en',
  add column time_zone text not null default 'Asia/Dubai',
  add column phone text,
  add constraint profiles_country_code check (country ~ '^[A-Z]{2}$'),
  add constraint profiles_locale_known check (locale in ('en', 'ar')),
  add constraint profiles_time_zone_name check (time_zone ~ '^[A-Za-z_]+(/[A-Za-z_+-]+)*$' and length(time_zone) <= 64),
  add constraint profiles_phone_international check (phone ~ '^[+][1-9][0-9]{6,14}$');

comment on column public.profiles.country is 'ISO 3166-1 alpha-2.';
comment on column public.profiles.locale is 'Language of the site and of mail.';
comment on column public.profiles.time_zone is 'IANA name. Trading days close at server time (Asia/Dubai), whatever stands here.';
comment on column public.profiles.phone is 'E.164.';
