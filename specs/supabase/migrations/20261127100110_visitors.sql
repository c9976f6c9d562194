-- What visitors leave behind: page views and funnel steps, messages from /contact, and proof of what they chose in the cookie banner
-- (spec §7). Edge functions write all of it with the service key, after the honeypot and the limits; no browser
-- inserts here.

create type public.funnel_stage as enum ('landing', 'pricing', 'checkout', 'success');

create table public.tracking_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  session_id text not null,
  page_path text not null,
  page_title text,
  referrer text,
  time_on_page integer,
  scroll_depth integer,
  interactions integer,
  metadata jsonb not null default '{}'::jsonb,
  received_at timestamptz not null default now(),
  constraint tracking_events_session_id_length check (length(session_id) between 1 and 128),
  constraint tracking_events_page_path_is_a_path check (page_path like '/%'),
  constraint tracking_events_time_on_page_not_negative check (time_on_page >= 0),
  constraint tracking_events_scroll_depth_percent check (scroll_depth between 0 and 100),
  constraint tracking_events_interactions_not_negative check (interactions >= 0),
  constraint tracking_events_metadata_is_an_object check (jsonb_typeof(metadata) = 'object'),
  constraint tracking_events_texts_length check (
    length(page_path) <= 2048 and length(coalesce(page_title, '')) <= 512 and length(coalesce(referrer, '')) <= 2048
  ),
  constraint tracking_events_metadata_length check (length(metadata::text) <= 8192)
);

comment on column public.tracking_events.user_id is 'As the browser said. Counts, never permissions, may rest on it.';
comment on column public.tracking_events.time_on_page is 'Seconds.';
comment on column public.tracking_events.scroll_depth is 'Per cent of the page.';

create index tracking_events_received_at on public.tracking_events (received_at);
create index tracking_events_of_a_user on public.tracking_events (user_id);

alter table public.tracking_events enable row level security;

create policy "Admins read page views"
on public.tracking_events for select to authenticated
using ((select public.is_admin()));

revoke all on public.tracking_events from public, anon, authenticated;
grant select on public.tracking_events to authenticated;
grant all on public.tracking_events to service_role;

create table public.funnel_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  session_id text not null,
  stage public.funnel_stage not null,
  completed boolean not null,
  time_spent integer,
  exit_reason text,
  metadata jsonb not null default '{}'::jsonb,
  received_at timestamptz not null default now(),
  constraint funnel_events_session_id_length check (length(session_id) between 1 and 128),
  constraint funnel_events_time_spent_not_negative check (time_spent >= 0),
  constraint funnel_events_metadata_is_an_object check (jsonb_typeof(metadata) = 'object'),
  constraint funnel_events_exit_reason_length check (length(exit_reason) <= 512),
  constraint funnel_events_metadata_length check (length(metadata::text) <= 8192)
);

comment on column public.funnel_events.user_id is 'As the browser said. Counts, never permissions, may rest on it.';
comment on column public.funnel_events.time_spent is 'Seconds.';

create index funnel_events_received_at on public.funnel_events (received_at);
create index funnel_events_of_a_user on public.funnel_events (user_id);

alter table public.funnel_events enable row level security;

create policy "Admins read the funnel"
on public.funnel_events for select to authenticated
using ((select public.is_admin()));

revoke all on public.funnel_events from public, anon, authenticated;
grant select on public.funnel_events to authenticated;
grant all on public.funnel_events to service_role;

create type public.contact_topic as enum ('support', 'affiliates', 'press', 'privacy', 'other');
create type public.contact_status as enum ('new', 'answered', 'spam');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  topic public.contact_topic not null,
  message text not null,
  status public.contact_status not null default 'new',
  answer text,
  answered_by uuid references public.profiles (id) on delete set null,
  answered_at timestamptz,
  received_at timestamptz not null default now(),
  idempotency_key uuid unique,
  constraint contact_messages_name_length check (length(name) between 1 and 80),
  constraint contact_messages_email_shape check (email ~ '^[^@ ]+@[^@ ]+[.][^@ ]+$' and length(email) <= 254),
  constraint contact_messages_message_length check (length(message) between 10 and 4000),
  constraint contact_messages_answer_length check (length(answer) between 1 and 8000),
  constraint contact_messages_answered_with_text check ((status = 'answered') = (answer is not null and answered_at is not null))
);

comment on table public.contact_messages is 'Messages from /contact. The edge function inserts; admins read and answer.';
comment on column public.contact_messages.idempotency_key is 'Made by the page for each message, so that a double click or a retry leaves one; null for what came on another way.';

create index contact_messages_inbox on public.contact_messages (status, received_at);
create index contact_messages_of_an_answerer on public.contact_messages (answered_by);

create trigger contact_messages_audit after update or delete on public.contact_messages for each row execute function public.write_audit_log();

alter table public.contact_messages enable row level security;

create policy "Admins read messages"
on public.contact_messages for select to authenticated
using ((select public.is_admin()));

create policy "Admins answer messages in their own name"
on public.contact_messages for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()) and (answered_by is null or answered_by = (select auth.uid())));

revoke all on public.contact_messages from public, anon, authenticated;
grant select on public.contact_messages to authenticated;
grant update (status, answer, answered_by, answered_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create function public.leave_message(_key uuid, _caller text, _name text, _email text, _topic public.contact_topic, _message text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  _left integer;
begin
  -- Messages of one caller wait for each other, so that a key is seen.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(_caller, lower(_email)), 0));
  if exists (select 1 from public.contact_messages where contact_messages.idempotency_key = _key) then
    return 0;
  end if;
  _left := public.count_call('contact', coalesce(_caller, lower(_email)));
  insert into public.contact_messages (idempotency_key, name, email, topic, message)
  values (_key, _name, _email, _topic, _message);
  return _left;
end;
$$;

comment on function public.leave_message is 'Stores a message from /contact once for each key, and gives how many more its caller may leave within the hour; 429 for the fourth. Without a network address the sender''s e-mail address counts.';
revoke all on function public.leave_message from public, anon, authenticated;
grant execute on function public.leave_message to service_role;

create type public.consent_choice as enum ('accept-all', 'necessary-only', 'custom');

create table public.consent_log (
  id uuid primary key default gen_random_uuid(),
  visitor_id uuid not null,
  version text not null,
  text_hash text not null,
  choice public.consent_choice not null,
  analytics boolean not null,
  marketing boolean not null,
  chosen_at timestamptz not null default now(),
  constraint consent_log_version_is_a_day check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint consent_log_text_hash_shape check (text_hash ~ '^[0-9a-f]{64}$'),
  constraint consent_log_choice_means_its_flags check (
    case choice
      when 'accept-all' then analytics and marketing
      when 'necessary-only' then not analytics and not marketing
      else true
    end
  )
);

comment on table public.consent_log is 'Each choice made in the cookie banner. The edge function inserts; admins read; nobody changes a row.';
comment on column public.consent_log.visitor_id is 'Random, made by the browser with the choice and kept beside it. Says nothing about the person.';
comment on column public.consent_log.version is 'Day from which the text of the banner was shown.';
comment on column public.consent_log.text_hash is 'SHA-256 of that text in the language in which it was shown, in hexadecimal.';

create index consent_log_of_a_visitor on public.consent_log (visitor_id, chosen_at);
create index consent_log_newest on public.consent_log (chosen_at);

alter table public.consent_log enable row level security;

create policy "Admins read the consent log"
on public.consent_log for select to authenticated
using ((select public.is_admin()));

revoke all on public.consent_log from public, anon, authenticated, service_role;
grant select on public.consent_log to authenticated;
grant select, insert on public.consent_log to service_role;
