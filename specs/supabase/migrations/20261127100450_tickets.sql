-- Questions to the support team, with replies and files, who answers them, and which reply a person has read. Both sides see them live.

create type public.ticket_topic as enum ('account', 'payout', 'rules', 'affiliate', 'identity', 'technical');
create type public.ticket_status as enum ('open', 'answered', 'closed');

create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  topic public.ticket_topic not null,
  subject text not null,
  message text not null,
  status public.ticket_status not null default 'open',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  assignee uuid references public.profiles (id) on delete set null,
  constraint tickets_subject_length check (length(subject) between 1 and 120),
  constraint tickets_message_length check (length(message) between 1 and 4000)
);

comment on table public.tickets is 'A question, with the message that opened it. A reply of ours makes it answered, one of the owner opens it again.';
comment on column public.tickets.number is 'What people quote.';
comment on column public.tickets.assignee is 'The admin who answers it; null while nobody does.';

create index tickets_of_an_owner on public.tickets (owner_id, created_at);
create index tickets_inbox on public.tickets (status, updated_at);
create index tickets_assignee on public.tickets (assignee);

create trigger tickets_touch before update on public.tickets for each row execute function public.touch_updated_at();
create trigger tickets_audit after update or delete on public.tickets for each row execute function public.write_audit_log();
create trigger tickets_limit before insert on public.tickets for each row execute function public.limit_rows();

alter table public.tickets enable row level security;

create policy "People open tickets of their own"
on public.tickets for insert to authenticated
with check (owner_id = (select auth.uid()) and status = 'open');

create policy "People read their own tickets, admins every ticket"
on public.tickets for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

create policy "People close their own tickets, admins change every state"
on public.tickets for update to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()))
with check ((owner_id = (select auth.uid()) and status = 'closed') or (select public.is_admin()));

revoke all on public.tickets from public, anon, authenticated;
grant select on public.tickets to authenticated;
grant insert (id, owner_id, topic, subject, message) on public.tickets to authenticated;
grant update (status) on public.tickets to authenticated;
grant all on public.tickets to service_role;

alter publication supabase_realtime add table public.tickets;

create function public.assign_ticket(_ticket uuid, _assignee uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an admin assigns tickets' using errcode = '42501';
  end if;
  if _assignee is not null and not exists (
    select 1 from public.user_roles where user_roles.user_id = _assignee and user_roles.role = 'admin'
  ) then
    raise exception 'A ticket is assigned to an admin' using errcode = 'PT422';
  end if;
  update public.tickets set assignee = _assignee where tickets.id = _ticket;
end;
$$;

comment on function public.assign_ticket is 'Says which admin answers a ticket; null for nobody.';
revoke all on function public.assign_ticket from public, anon;
grant execute on function public.assign_ticket to authenticated, service_role;

create table public.ticket_replies (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.tickets (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  author_name text not null default '',
  is_staff boolean not null default false,
  body text not null,
  created_at timestamptz not null default now(),
  constraint ticket_replies_author_name_length check (length(author_name) between 1 and 80),
  constraint ticket_replies_body_length check (length(body) between 1 and 4000)
);

comment on table public.ticket_replies is 'What was said after the opening message, oldest first.';
comment on column public.ticket_replies.author_name is 'Kept with the reply, because people cannot read each other''s profiles.';

create index ticket_replies_of_a_ticket on public.ticket_replies (ticket_id, created_at);
create index ticket_replies_of_an_author on public.ticket_replies (author_id);

create trigger ticket_replies_limit before insert on public.ticket_replies for each row execute function public.limit_rows();

alter table public.ticket_replies enable row level security;

create policy "People read replies to their own tickets, admins every reply"
on public.ticket_replies for select to authenticated
using (
  (select public.is_admin())
  or exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid()))
);

create policy "People reply to their own tickets, admins to every ticket"
on public.ticket_replies for insert to authenticated
with check (
  author_id = (select auth.uid())
  and (
    (select public.is_admin())
    or exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid()))
  )
);

revoke all on public.ticket_replies from public, anon, authenticated;
grant select on public.ticket_replies to authenticated;
grant insert (id, ticket_id, author_id, body) on public.ticket_replies to authenticated;
grant all on public.ticket_replies to service_role;

alter publication supabase_realtime add table public.ticket_replies;

-- Whoever is signed in is the author; only the service key writes for somebody else.
create function public.sign_reply()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    new.author_id = auth.uid();
    new.is_staff = public.is_admin();
    new.author_name = coalesce((select profiles.display_name from public.profiles where profiles.id = auth.uid()), '');
  end if;
  return new;
end;
$$;

revoke all on function public.sign_reply from public, anon, authenticated;

create trigger ticket_replies_sign before insert on public.ticket_replies for each row execute function public.sign_reply();

create function public.follow_ticket()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.role() is not null then
    update public.tickets
    set status = case when new.is_staff then 'answered'::public.ticket_status else 'open'::public.ticket_status end
    where tickets.id = new.ticket_id;
  end if;
  return null;
end;
$$;

revoke all on function public.follow_ticket from public, anon, authenticated;

create trigger ticket_replies_follow after insert on public.ticket_replies for each row execute function public.follow_ticket();

create table public.ticket_attachments (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.tickets (id) on delete cascade,
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  storage_path text not null unique,
  name text not null,
  created_at timestamptz not null default now(),
  constraint ticket_attachments_in_the_own_folder check (starts_with(storage_path, owner_id::text || '/')),
  constraint ticket_attachments_path_shape check (
    storage_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$' and storage_path not like '%..%'
  ),
  constraint ticket_attachments_name_length check (length(name) between 1 and 120)
);

comment on table public.ticket_attachments is 'Files that the owner of a ticket sent with it; they lie in the private bucket attachments, in the owner''s folder.';
comment on column public.ticket_attachments.name is 'As the file was called on the device.';

create index ticket_attachments_of_a_ticket on public.ticket_attachments (ticket_id, created_at);
create index ticket_attachments_owner_id on public.ticket_attachments (owner_id);

create trigger ticket_attachments_limit before insert on public.ticket_attachments for each row execute function public.limit_rows();

alter table public.ticket_attachments enable row level security;

create policy "People read files of their own tickets, admins every file"
on public.ticket_attachments for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

create policy "People attach files to their own tickets"
on public.ticket_attachments for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and exists (select 1 from public.tickets where tickets.id = ticket_attachments.ticket_id and tickets.owner_id = (select auth.uid()))
);

revoke all on public.ticket_attachments from public, anon, authenticated;
grant select on public.ticket_attachments to authenticated;
grant insert (id, ticket_id, owner_id, storage_path, name) on public.ticket_attachments to authenticated;
grant all on public.ticket_attachments to service_role;

alter publication supabase_realtime add table public.ticket_attachments;

create table public.ticket_views (
  ticket_id uuid not null references public.tickets (id) on delete cascade,
  person_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  reply_id uuid not null references public.ticket_replies (id) on delete cascade,
  primary key (ticket_id, person_id)
);

comment on table public.ticket_views is 'The last reply of a ticket that a person has seen.';

create index ticket_views_person_id on public.ticket_views (person_id);
create index ticket_views_reply_id on public.ticket_views (reply_id);

alter table public.ticket_views enable row level security;

create policy "People read what they have seen"
on public.ticket_views for select to authenticated
using (person_id = (select auth.uid()));

create policy "People note what they have seen"
on public.ticket_views for insert to authenticated
with check (
  person_id = (select auth.uid())
  and exists (
    select 1 from public.ticket_replies
    where ticket_replies.id = ticket_views.reply_id and ticket_replies.ticket_id = ticket_views.ticket_id
  )
);

create policy "People note what they have seen since"
on public.ticket_views for update to authenticated
using (person_id = (select auth.uid()))
with check (
  person_id = (select auth.uid())
  and exists (
    select 1 from public.ticket_replies
    where ticket_replies.id = ticket_views.reply_id and ticket_replies.ticket_id = ticket_views.ticket_id
  )
);

revoke all on public.ticket_views from public, anon, authenticated;
grant select on public.ticket_views to authenticated;
grant insert (ticket_id, person_id, reply_id) on public.ticket_views to authenticated;
grant update (ticket_id, person_id, reply_id) on public.ticket_views to authenticated;
grant all on public.ticket_views to service_role;
