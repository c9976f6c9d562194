-- What visitors leave behind: messages from /contact, and proof of what they chose in the cookie banner.
-- Edge functions write both with the service key, after the spam trap and the limits; no browser inserts here.

create type public.contact_topic as enum ('support', 'affiliates', 'press', 'privacy', 'other');
create type public.contact_status as enum ('new', 'answered', 'spam');
create type public.consent_choice as enum ('accept-all', 'necessary-only', 'custom');

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
  constraint contact_messages_name_length check (length(name) between 1 and 80),
  constraint contact_messages_email_shape check (email ~ '^[^@ ]+@[^@ ]+[.][^@ ]+$' and length(email) <= 254),
  constraint contact_messages_message_length check (length(message) between 10 and 4000),
  constraint contact_messages_answer_length check (length(answer) between 1 and 8000),
  constraint contact_messages_answered_with_text check ((status = 'answered') = (answer is not null and answered_at is not null))
);

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

comment on table public.contact_messages is 'Messages from /contact. The edge function inserts; admins read and answer.';
comment on table public.consent_log is 'Each choice made in the cookie banner. The edge function inserts; admins read; nobody changes a row.';
comment on column public.consent_log.visitor_id is 'Random, made by the browser with the choice and kept beside it. Says nothing about the person.';
comment on column public.consent_log.version is 'Day from which the text of the banner was shown.';
comment on column public.consent_log.text_hash is 'SHA-256 of that text in the language in which it was shown, in hexadecimal.';

create index contact_messages_inbox on public.contact_messages (status, received_at);
create index consent_log_of_a_visitor on public.consent_log (visitor_id, chosen_at);

create trigger contact_messages_audit after update or delete on public.contact_messages for each row execute function public.write_audit_log();

alter table public.contact_messages enable row level security;
alter table public.consent_log enable row level security;

create policy "Admins read messages"
on public.contact_messages for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins answer messages in their own name"
on public.contact_messages for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check (
  (select public.has_role((select auth.uid()), 'admin'))
  and (answered_by is null or answered_by = (select auth.uid()))
);

create policy "Admins read the consent log"
on public.consent_log for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.contact_messages, public.consent_log from public, anon, authenticated, service_role;
grant select on public.contact_messages, public.consent_log to authenticated;
grant update (status, answer, answered_by, answered_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
grant select, insert on public.consent_log to service_role;
