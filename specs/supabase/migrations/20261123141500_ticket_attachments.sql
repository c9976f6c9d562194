-- Files of a ticket, and which reply a person has read.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('attachments', 'attachments', false, 5242880, array['application/pdf', 'image/jpeg', 'image/png']);

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

create table public.ticket_views (
  ticket_id uuid not null references public.tickets (id) on delete cascade,
  person_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  reply_id uuid not null references public.ticket_replies (id) on delete cascade,
  primary key (ticket_id, person_id)
);

comment on table public.ticket_attachments is 'Files that the owner of a ticket sent with it; they lie in the private bucket attachments, in the owner''s folder.';
comment on column public.ticket_attachments.name is 'As the file was called on the device.';
comment on table public.ticket_views is 'The last reply of a ticket that a person has seen.';

create index ticket_attachments_of_a_ticket on public.ticket_attachments (ticket_id, created_at);
create index ticket_attachments_owner_id on public.ticket_attachments (owner_id);
create index ticket_views_person_id on public.ticket_views (person_id);
create index ticket_views_reply_id on public.ticket_views (reply_id);

alter table public.ticket_attachments enable row level security;
alter table public.ticket_views enable row level security;

create policy "People read files of their own tickets, admins every file"
on public.ticket_attachments for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

create policy "People attach files to their own tickets"
on public.ticket_attachments for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and exists (select 1 from public.tickets where tickets.id = ticket_attachments.ticket_id and tickets.owner_id = (select auth.uid()))
);

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

revoke all on public.ticket_attachments, public.ticket_views from public, anon, authenticated;
grant select on public.ticket_attachments, public.ticket_views to authenticated;
grant insert (id, ticket_id, owner_id, storage_path, name) on public.ticket_attachments to authenticated;
grant insert (ticket_id, person_id, reply_id) on public.ticket_views to authenticated;
grant update (ticket_id, person_id, reply_id) on public.ticket_views to authenticated;
grant all on public.ticket_attachments, public.ticket_views to service_role;

alter publication supabase_realtime add table public.ticket_attachments;

drop policy "People list their own files, admins media and documents" on storage.objects;
drop policy "People upload into their own folder, admins media" on storage.objects;

create policy "People list their own files, admins media and documents"
on storage.objects for select to authenticated
using (
  (bucket_id in ('media', 'kyc', 'attachments') and (select public.is_admin()))
  or (bucket_id in ('avatars', 'kyc', 'attachments') and (storage.foldername(name))[1] = (select auth.uid())::text)
);

create policy "People upload into their own folder, admins media"
on storage.objects for insert to authenticated
with check (
  (bucket_id = 'media' and (select public.is_admin()))
  or (bucket_id in ('avatars', 'kyc', 'attachments') and (storage.foldername(name))[1] = (select auth.uid())::text)
);
