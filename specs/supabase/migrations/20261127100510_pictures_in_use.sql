-- A picture that is deleted while a text takes it: one of the two is refused.

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
      -- Whoever deletes or hides it at the same moment comes before or after.
      perform 1 from public.media_library picture
      where picture.path = _block ->> 'path' and picture.status = 'published'
      for share;
      if not found then
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
