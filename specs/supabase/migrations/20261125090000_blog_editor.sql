-- What the blog's editor needs: drafts that are not complete yet, the date of the first publication, and old addresses that lead on.

alter table public.blog_posts
  drop constraint blog_posts_excerpt_length,
  drop constraint blog_posts_body_length,
  add constraint blog_posts_excerpt_length check (length(excerpt) <= 240 and (status = 'draft' or length(excerpt) > 0)),
  add constraint blog_posts_body_length check (length(body) <= 40000 and (status = 'draft' or length(body) > 0));

comment on column public.blog_posts.body is
  'Markdown: headings from ##, paragraphs, lists, quotes, links, and figures of the site by name: ![what it shows](figure:trailing-floor). A backslash before punctuation means the sign itself. No HTML.';
comment on column public.blog_posts.published_at is 'In the future: the article appears then. Set to now by the first publication, unless it is later.';

alter publication supabase_realtime add table public.blog_posts;

create function public.date_first_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status = 'draft' and new.status = 'published' and new.published_at < now() then
    new.published_at = now();
  end if;
  return new;
end;
$$;

comment on function public.date_first_publication is 'Dates an article by the moment at which it becomes public, not by that of its first draft.';

create trigger blog_posts_date before update of status on public.blog_posts
  for each row execute function public.date_first_publication();

create table public.blog_redirects (
  language text not null,
  slug text not null,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (language, slug),
  constraint blog_redirects_language_known check (language in ('en', 'ar')),
  constraint blog_redirects_slug_shape check (public.is_slug(slug) and length(slug) <= 80)
);

comment on table public.blog_redirects is 'Addresses that published articles had before. Written by a trigger.';

create index blog_redirects_of_a_post on public.blog_redirects (post_id);

alter table public.blog_redirects enable row level security;

create policy "Everybody reads where old addresses lead"
on public.blog_redirects for select to anon, authenticated
using (true);

revoke all on public.blog_redirects from public, anon, authenticated, service_role;
grant select on public.blog_redirects to anon, authenticated, service_role;

-- Runs as its owner: nobody else writes the addresses.
create function public.keep_old_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.blog_redirects redirect where redirect.language = new.language and redirect.slug = new.slug;
  if tg_op = 'UPDATE' then
    if old.status = 'published' and old.published_at <= now() and (old.slug <> new.slug or old.language <> new.language) then
      insert into public.blog_redirects (language, slug, post_id) values (old.language, old.slug, new.id);
    end if;
  end if;
  return null;
end;
$$;

comment on function public.keep_old_address is 'Remembers the address that a published article had, and forgets those that an article has again.';

create trigger blog_posts_addresses after insert or update of language, slug on public.blog_posts
  for each row execute function public.keep_old_address();

revoke all on function public.date_first_publication, public.keep_old_address from public, anon, authenticated, service_role;
