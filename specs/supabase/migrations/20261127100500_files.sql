-- Buckets, who reaches what in them, and which files go. Public buckets hand out objects by address without evaluating these policies;
-- listing evaluates them, so that nobody learns who has an account.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('media', 'media', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml']),
  ('kyc', 'kyc', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png']),
  ('avatars', 'avatars', true, 1048576, array['image/png', 'image/jpeg', 'image/webp']),
  ('attachments', 'attachments', false, 5242880, array['application/pdf', 'image/jpeg', 'image/png']);

create function public.count_own_files(_bucket text)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) from storage.objects
  where objects.bucket_id = _bucket and objects.owner_id = (select auth.uid())::text;
$$;

comment on function public.count_own_files is 'How many files the caller has in a bucket.';
revoke all on function public.count_own_files from public, anon;
grant execute on function public.count_own_files to authenticated, service_role;

create policy "People replace their own avatar, admins media"
on storage.objects for update to authenticated
using (
  (bucket_id = 'media' and (select public.is_admin()))
  or (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
)
with check (
  (bucket_id = 'media' and (select public.is_admin()))
  or (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
);

create policy "People remove their own avatar, admins media"
on storage.objects for delete to authenticated
using (
  (bucket_id = 'media' and (select public.is_admin()))
  or (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
);

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
  or (
    bucket_id in ('avatars', 'kyc', 'attachments')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and public.count_own_files(bucket_id) < 30
  )
);

create function public.remove_due_files()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _count integer;
begin
  delete from public.kyc_documents
  where kyc_documents.owner_id is null
    and (kyc_documents.status = 'pending' or kyc_documents.keep_until is null or kyc_documents.keep_until <= now());
  -- A hosted project refuses to delete entries of files by SQL unless this is set.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where objects.created_at <= now() - interval '1 day'
    and (
      (objects.bucket_id = 'kyc' and not exists (
        select 1 from public.kyc_documents document where document.storage_path = objects.name
      ))
      or (objects.bucket_id = 'attachments' and not exists (
        select 1 from public.ticket_attachments attachment where attachment.storage_path = objects.name
      ))
    );
  get diagnostics _count = row_count;
  return _count;
end;
$$;

comment on function public.remove_due_files is 'Removes documents of deleted accounts that need not be kept any more or that nobody has reviewed, and files of a day ago that belong to no document and no ticket: never handed in, withdrawn, or of a deleted account. Gives the number of files. Called by pg_cron.';
revoke all on function public.remove_due_files from public, anon, authenticated;
grant execute on function public.remove_due_files to service_role;

select cron.schedule('remove-due-files', '59 seconds', 'select public.remove_due_files()');
