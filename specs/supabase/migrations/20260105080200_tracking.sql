-- What the edge function crm-tracking records (specification, section 7). Nobody but the function writes here, with the service key.

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
  constraint tracking_events_metadata_is_an_object check (jsonb_typeof(metadata) = 'object')
);

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
  constraint funnel_events_metadata_is_an_object check (jsonb_typeof(metadata) = 'object')
);

comment on column public.tracking_events.user_id is 'As the browser said. Counts, never permissions, may rest on it.';
comment on column public.funnel_events.user_id is 'As the browser said. Counts, never permissions, may rest on it.';
comment on column public.tracking_events.time_on_page is 'Seconds.';
comment on column public.funnel_events.time_spent is 'Seconds.';
comment on column public.tracking_events.scroll_depth is 'Per cent of the page.';

create index tracking_events_received_at on public.tracking_events (received_at);
create index funnel_events_received_at on public.funnel_events (received_at);

alter table public.tracking_events enable row level security;
alter table public.funnel_events enable row level security;

create policy "Admins read page views"
on public.tracking_events for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "Admins read the funnel"
on public.funnel_events for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.tracking_events, public.funnel_events from public, anon, authenticated;
grant select on public.tracking_events, public.funnel_events to authenticated;
grant all on public.tracking_events, public.funnel_events to service_role;
