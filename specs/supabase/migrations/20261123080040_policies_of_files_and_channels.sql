-- Policies of files and channels, for admins with a second factor. Objects of the public buckets media and avatars are handed out
-- by address without asking; listing asks, so that nobody learns who has an account.

drop policy "Admins manage the media library's files" on storage.objects;
drop policy "Everybody sees avatars" on storage.objects;
drop policy "People put an avatar into their own folder" on storage.objects;
drop policy "People replace their own avatar" on storage.objects;
drop policy "People remove their own avatar" on storage.objects;
drop policy "People see their own documents" on storage.objects;
drop policy "People upload documents into their own folder" on storage.objects;
drop policy "Admins see every document" on storage.objects;

create policy "People list their own files, admins media and documents"
on storage.objects for select to authenticated
using (
  (bucket_id in ('media', 'kyc') and (select public.is_admin()))
  or (bucket_id in ('avatars', 'kyc') and (storage.foldername(name))[1] = (select auth.uid())::text)
);

create policy "People upload into their own folder, admins media"
on storage.objects for insert to authenticated
with check (
  (bucket_id = 'media' and (select public.is_admin()))
  or (bucket_id in ('avatars', 'kyc') and (storage.foldername(name))[1] = (select auth.uid())::text)
);

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

drop policy "Admins listen on admin channels" on realtime.messages;
drop policy "Admins speak on admin channels" on realtime.messages;

create policy "Admins listen on admin channels"
on realtime.messages for select to authenticated
using ((select realtime.topic()) like 'admin:%' and (select public.is_admin()));

create policy "Admins speak on admin channels"
on realtime.messages for insert to authenticated
with check ((select realtime.topic()) like 'admin:%' and (select public.is_admin()));
