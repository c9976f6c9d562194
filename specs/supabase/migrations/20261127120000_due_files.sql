-- Files that are due go with their bytes. Only the Storage API removes those on a hosted project, so the job asks the edge function
-- `remove-due-files` where the secret `project_url` in Vault says at which address it is.

create function public.due_files()
returns table (bucket_id text, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select objects.bucket_id, objects.name
  from storage.objects
  where objects.created_at <= now() - interval '1 day'
    and (
      (objects.bucket_id = 'kyc' and not exists (
        select 1 from public.kyc_documents document where document.storage_path = objects.name
      ))
      or (objects.bucket_id = 'attachments' and not exists (
        select 1 from public.ticket_attachments attachment where attachment.storage_path = objects.name
      ))
    );
$$;

comment on function public.due_files is 'Files of a day ago that belong to no document and no ticket: never handed in, withdrawn, or of a deleted account.';
revoke all on function public.due_files from public, anon, authenticated;
grant execute on function public.due_files to service_role;

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end;
$$;

create or replace function public.remove_due_files()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _project text;
  _count integer;
begin
  delete from public.kyc_documents
  where kyc_documents.owner_id is null
    and (kyc_documents.status = 'pending' or kyc_documents.keep_until is null or kyc_documents.keep_until <= now());
  select count(*) into _count from public.due_files();
  if _count = 0 then
    return 0;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into _project using 'project_url';
  end if;
  if _project is not null then
    execute 'select net.http_post(url := $1)' using rtrim(_project, '/') || '/functions/v1/remove-due-files';
    return _count;
  end if;
  -- A hosted project refuses to delete entries of files by SQL unless this is set.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects using public.due_files() due
  where objects.bucket_id = due.bucket_id and objects.name = due.name;
  return _count;
end;
$$;

comment on function public.remove_due_files is 'Removes documents of deleted accounts that need not be kept any more or that nobody has reviewed, and due_files. Gives the number of files. Called by pg_cron.';
