-- Pictures: words in both languages for people who do not see them, and a point that stays in view when they are cropped. A picture that
-- a page uses is not deleted.

create table public.media_library (
  id uuid primary key default gen_random_uuid(),
  path text not null unique,
  title text not null,
  alt_text text not null,
  mime_type text not null,
  width integer not null,
  height integer not null,
  size_bytes integer not null,
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  alt_text_ar text not null default '',
  focal_x integer not null default 50,
  focal_y integer not null default 50,
  constraint media_library_path_shape check (
    path ~ '^[a-z0-9/-]+[.][a-z0-9]+$' and path not like '/%' and path not like '%//%'
  ),
  constraint media_library_title_length check (length(title) between 1 and 120),
  constraint media_library_alt_text_length check (length(alt_text) <= 300),
  constraint media_library_is_an_image check (mime_type like 'image/%'),
  constraint media_library_measures_positive check (width > 0 and height > 0),
  constraint media_library_size_within_bucket check (size_bytes between 1 and 5242880),
  constraint media_library_version_positive check (version > 0),
  constraint media_library_alt_text_ar_length check (length(alt_text_ar) <= 300),
  constraint media_library_focal_point_inside check (focal_x between 0 and 100 and focal_y between 0 and 100),
  constraint media_library_alt_text_given check (length(trim(alt_text)) > 0 and length(trim(alt_text_ar)) > 0)
);

comment on table public.media_library is 'Pictures in the bucket media, with what a page needs to place them.';
comment on column public.media_library.path is 'Name of the object inside the bucket media.';
comment on column public.media_library.alt_text is 'What the picture shows, in English, for people who do not see it.';
comment on column public.media_library.width is 'CSS pixels, as is height.';
comment on column public.media_library.alt_text_ar is 'What the picture shows, in Arabic.';
comment on column public.media_library.focal_x is 'Percent from the left edge, as focal_y from the top: this point stays in view when the picture is cropped.';

create index media_library_of_an_editor on public.media_library (updated_by);

create trigger media_library_stamp before update on public.media_library for each row execute function public.stamp_content();
create trigger media_library_versions after update or delete on public.media_library for each row execute function public.keep_version();
create trigger media_library_audit after insert or update or delete on public.media_library for each row execute function public.write_audit_log();
create trigger media_library_author before insert on public.media_library for each row execute function public.stamp_author();

alter table public.media_library enable row level security;

create policy "Visitors read published media"
on public.media_library for select to anon
using (status = 'published');

create policy "People read published media, admins all"
on public.media_library for select to authenticated
using (status = 'published' or (select public.is_admin()));

create policy "Admins add media"
on public.media_library for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit media"
on public.media_library for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete media"
on public.media_library for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.media_library from public, anon, authenticated;
grant select (
  id, path, title, alt_text, mime_type, width, height, size_bytes, status, version, created_at, updated_at, alt_text_ar, focal_x,
  focal_y
) on public.media_library to anon;
grant select, insert, update, delete on public.media_library to authenticated;
grant all on public.media_library to service_role;

alter publication supabase_realtime add table public.media_library;

create function public.keep_used_picture()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.page_content content, jsonb_array_elements(content.body) block
    where block ->> 'kind' = 'picture' and block ->> 'path' = old.path
  )
    or exists (select 1 from public.seo_config card where card.image_path = old.path)
    or exists (select 1 from public.blog_posts article where article.image_path = old.path)
  then
    raise exception 'A page uses this picture.' using errcode = '23503', hint = 'Take it off the page first.';
  end if;
  return old;
end;
$$;

comment on function public.keep_used_picture is 'Refuses to delete a picture that a text, a sharing card or an article shows.';
revoke all on function public.keep_used_picture from public, anon, authenticated;

create trigger media_library_use before delete on public.media_library
  for each row execute function public.keep_used_picture();
