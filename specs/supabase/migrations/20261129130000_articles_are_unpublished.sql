-- An article that visitors could read is unpublished and comes back with its date. Links to its earlier addresses still lead to it.

comment on table public.content_drafts is 'Changes that are not published yet to a row that was published. publish_content applies and removes them. A row that was never published is its own draft.';

alter table public.blog_posts add column former_published_at timestamptz;

comment on column public.blog_posts.former_published_at is 'The date that it had when it was last unpublished, and has again once it is published; empty for an article that never was.';
comment on column public.blog_posts.published_at is 'In the future: the article appears then. Set to now by the first publication, unless it is later; an article that comes back keeps its date.';

create or replace function public.date_first_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  _was_visible boolean := old.status = 'published' and old.published_at <= now();
begin
  if _was_visible and (new.status = 'draft' or new.published_at > now()) then
    new.former_published_at = old.published_at;
  elsif not _was_visible and new.status = 'published' and new.published_at < now() then
    new.published_at = coalesce(new.former_published_at, now());
  end if;
  return new;
end;
$$;

comment on function public.date_first_publication is 'Dates an article by the moment at which it becomes public, not by that of its first draft; one that comes back keeps its date.';

create or replace function public.keep_old_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.blog_redirects redirect where redirect.language = new.language and redirect.slug = new.slug;
  if tg_op = 'UPDATE' then
    if (old.slug <> new.slug or old.language <> new.language)
      and (old.former_published_at is not null or (old.status = 'published' and old.published_at <= now()))
    then
      insert into public.blog_redirects (language, slug, post_id) values (old.language, old.slug, new.id);
    end if;
  end if;
  return null;
end;
$$;

comment on function public.keep_old_address is 'Remembers the addresses of an article that visitors could read, and forgets those that an article has again.';

-- Two admins may edit them, and the editor of an article offers them.
alter publication supabase_realtime add table public.blog_categories;

-- In one statement, so that visitors never see half of an order.
create function public.order_categories(_slugs text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an admin orders the categories.' using errcode = '42501';
  end if;
  update public.blog_categories category
  set position = array_position(_slugs, category.slug)
  where category.slug = any (_slugs) and category.position <> array_position(_slugs, category.slug);
end;
$$;

comment on function public.order_categories is 'Gives categories, in all languages, the places that their addresses have in the list; others keep theirs.';
revoke all on function public.order_categories from public, anon, service_role;
grant execute on function public.order_categories to authenticated;
