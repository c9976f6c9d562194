-- Questions to the support team, with replies. Both sides see them live.

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
  constraint tickets_subject_length check (length(subject) between 1 and 120),
  constraint tickets_message_length check (length(message) between 1 and 4000)
);

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

comment on table public.tickets is 'A question, with the message that opened it. A reply of ours makes it answered, one of the owner opens it again.';
comment on column public.tickets.number is 'What people quote.';
comment on table public.ticket_replies is 'What was said after the opening message, oldest first.';
comment on column public.ticket_replies.author_name is 'Kept with the reply, because people cannot read each other''s profiles.';

create index tickets_of_an_owner on public.tickets (owner_id, created_at);
create index tickets_inbox on public.tickets (status, updated_at);
create index ticket_replies_of_a_ticket on public.ticket_replies (ticket_id, created_at);

create trigger tickets_touch before update on public.tickets for each row execute function public.touch_updated_at();
create trigger tickets_audit after update or delete on public.tickets for each row execute function public.write_audit_log();

-- Who signed in is who writes; only the service key may speak for somebody else.
create function public.sign_reply()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    new.author_id = auth.uid();
    new.is_staff = public.has_role(auth.uid(), 'admin');
    new.author_name = coalesce((select profiles.display_name from public.profiles where profiles.id = auth.uid()), '');
  end if;
  return new;
end;
$$;

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

create trigger ticket_replies_sign before insert on public.ticket_replies for each row execute function public.sign_reply();
create trigger ticket_replies_follow after insert on public.ticket_replies for each row execute function public.follow_ticket();

alter table public.tickets enable row level security;
alter table public.ticket_replies enable row level security;

create policy "People read their own tickets"
on public.tickets for select to authenticated
using (owner_id = (select auth.uid()));

create policy "Admins read every ticket"
on public.tickets for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "People open tickets of their own"
on public.tickets for insert to authenticated
with check (owner_id = (select auth.uid()) and status = 'open');

create policy "People close their own tickets"
on public.tickets for update to authenticated
using (owner_id = (select auth.uid()))
with check (owner_id = (select auth.uid()) and status = 'closed');

create policy "Admins change the state of tickets"
on public.tickets for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "People read the replies to their own tickets"
on public.ticket_replies for select to authenticated
using (exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid())));

create policy "Admins read every reply"
on public.ticket_replies for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "People reply to their own tickets"
on public.ticket_replies for insert to authenticated
with check (
  author_id = (select auth.uid())
  and exists (select 1 from public.tickets where tickets.id = ticket_replies.ticket_id and tickets.owner_id = (select auth.uid()))
);

create policy "Admins reply to every ticket"
on public.ticket_replies for insert to authenticated
with check (author_id = (select auth.uid()) and (select public.has_role((select auth.uid()), 'admin')));

revoke all on public.tickets, public.ticket_replies from public, anon, authenticated;
grant select, insert on public.tickets, public.ticket_replies to authenticated;
grant update (status) on public.tickets to authenticated;
grant all on public.tickets, public.ticket_replies to service_role;

revoke all on function public.sign_reply, public.follow_ticket from public, anon, authenticated;
