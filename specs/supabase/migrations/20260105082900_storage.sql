-- Buckets and who reaches what in them. Public buckets hand out objects by address without asking these policies; listing asks them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('media', 'media', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml']),
  ('kyc', 'kyc', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png']),
  ('avatars', 'avatars', true, 1048576, array['image/png', 'image/jpeg', 'image/webp']);

create policy "Admins manage the media library's files"
on storage.objects for all to authenticated
using (bucket_id = 'media' and (select public.has_role((select auth.uid()), 'admin')))
with check (bucket_id = 'media' and (select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody sees avatars"
on storage.objects for select to anon, authenticated
using (bucket_id = 'avatars');

create policy "People put an avatar into their own folder"
on storage.objects for insert to authenticated
with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People replace their own avatar"
on storage.objects for update to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People remove their own avatar"
on storage.objects for delete to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People see their own documents"
on storage.objects for select to authenticated
using (bucket_id = 'kyc' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People upload documents into their own folder"
on storage.objects for insert to authenticated
with check (bucket_id = 'kyc' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Admins see every document"
on storage.objects for select to authenticated
using (bucket_id = 'kyc' and (select public.has_role((select auth.uid()), 'admin')));
