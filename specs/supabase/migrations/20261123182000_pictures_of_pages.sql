-- Pictures have words in both languages for everybody who does not see them, a point that stays in view when they are cropped,
-- and places in the texts of pages. A picture that a page uses is not deleted.

alter table public.media_library
  add column alt_text_ar text not null default '',
  add column focal_x integer not null default 50,
  add column focal_y integer not null default 50,
  add constraint media_library_alt_text_ar_length check (length(alt_text_ar) <= 300),
  add constraint media_library_focal_point_inside check (focal_x between 0 and 100 and focal_y between 0 and 100),
  -- Pictures that are stored already get their Arabic words with their next change.
  add constraint media_library_alt_text_given check (length(trim(alt_text)) > 0 and length(trim(alt_text_ar)) > 0) not valid;

comment on column public.media_library.alt_text is 'What the picture shows, in English, for people who do not see it.';
comment on column public.media_library.alt_text_ar is 'What the picture shows, in Arabic.';
comment on column public.media_library.focal_x is 'Percent from the left edge, as focal_y from the top: this point stays in view when the picture is cropped.';
comment on column public.page_content.body is '[{"kind": "heading" | "paragraph" | "note", "text": …} | {"kind": "list", "items": […]} | {"kind": "link", "text": …, "target": …} | {"kind": "picture", "path": …, "crop": "whole" | "wide" | "square"}]';

grant select (alt_text_ar, focal_x, focal_y) on public.media_library to anon;

create or replace function public.check_text_blocks()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  _block jsonb;
  _kind text;
begin
  for _block in select item from jsonb_array_elements(new.body) item loop
    _kind := case when jsonb_typeof(_block) = 'object' then _block ->> 'kind' end;
    if _kind is null or _kind not in ('heading', 'paragraph', 'note', 'list', 'link', 'picture') then
      raise exception 'A block is a heading, a paragraph, a note, a list, a link or a picture.' using errcode = '23514';
    end if;
    if _block - (
      case _kind
        when 'list' then array['kind', 'items']
        when 'link' then array['kind', 'text', 'target']
        when 'picture' then array['kind', 'path', 'crop']
        else array['kind', 'text']
      end
    ) <> '{}' then
      raise exception 'A block has the members of its kind and no others.' using errcode = '23514';
    end if;
    if _kind = 'list' then
      if jsonb_typeof(_block -> 'items') is distinct from 'array' then
        raise exception 'A list has 1 to 30 items of 1 to 500 characters.' using errcode = '23514';
      end if;
      if jsonb_array_length(_block -> 'items') not between 1 and 30 or exists (
        select 1 from jsonb_array_elements(_block -> 'items') item
        where jsonb_typeof(item) <> 'string' or length(item #>> '{}') not between 1 and 500
      ) then
        raise exception 'A list has 1 to 30 items of 1 to 500 characters.' using errcode = '23514';
      end if;
    elsif _kind = 'picture' then
      if coalesce(_block ->> 'crop', '') not in ('whole', 'wide', 'square') then
        raise exception 'A picture is shown whole, wide or square.' using errcode = '23514';
      end if;
      if not exists (
        select 1 from public.media_library picture where picture.path = _block ->> 'path' and picture.status = 'published'
      ) then
        raise exception 'A picture of a text is a published picture of the library.' using errcode = '23514';
      end if;
    elsif jsonb_typeof(_block -> 'text') is distinct from 'string' or length(_block ->> 'text') not between 1 and 2000 then
      raise exception 'The text of a block has 1 to 2000 characters.' using errcode = '23514';
    end if;
    if _kind = 'link' and (
      jsonb_typeof(_block -> 'target') is distinct from 'string'
      or (_block ->> 'target') !~ '^(/|/[^/ ][^ ]*|https://[^ ]+)$'
    ) then
      raise exception 'A link leads to a path of this site or to an https address.' using errcode = '23514';
    end if;
  end loop;
  return null;
end;
$$;

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

create trigger media_library_use before delete on public.media_library
  for each row execute function public.keep_used_picture();

revoke all on function public.keep_used_picture from public, anon, authenticated;
