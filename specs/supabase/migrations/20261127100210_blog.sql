-- Articles and their categories (spec §2: /blog), edited in the console like the rest of the live content. An article and its
-- translation share their slug, each under its own address (/blog/…, /ar/blog/…). Old addresses lead on.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  name text not null,
  description text not null,
  position integer not null,
  language text not null default 'en',
  unique (language, slug),
  constraint blog_categories_slug_shape check (public.is_slug(slug)),
  constraint blog_categories_name_length check (length(name) between 1 and 60),
  constraint blog_categories_description_length check (length(description) between 1 and 200),
  constraint blog_categories_position_from_one check (position > 0),
  constraint blog_categories_language_known check (language in ('en', 'ar')),
  constraint blog_categories_slug_length check (length(slug) <= 60)
);

comment on table public.blog_categories is 'What articles are grouped under. Public.';
comment on column public.blog_categories.language is 'BCP 47. A category and its translations share their slug.';

create trigger blog_categories_audit after insert or update or delete on public.blog_categories for each row execute function public.write_audit_log();

alter table public.blog_categories enable row level security;

create policy "Everybody reads the categories"
on public.blog_categories for select to anon, authenticated
using (true);

create policy "Admins add categories"
on public.blog_categories for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit categories"
on public.blog_categories for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete categories"
on public.blog_categories for delete to authenticated
using ((select public.is_admin()));

revoke all on public.blog_categories from public, anon, authenticated;
grant select on public.blog_categories to anon;
grant select, insert, update, delete on public.blog_categories to authenticated;
grant all on public.blog_categories to service_role;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  category_id uuid not null references public.blog_categories (id) on delete restrict,
  title text not null,
  excerpt text not null,
  body text not null,
  author_name text not null,
  author_role text not null,
  reading_minutes integer not null,
  tags text[] not null default '{}'::text[],
  image_path text references public.media_library (path) on delete set null,
  published_at timestamptz not null default now(),
  status public.content_status not null default 'draft',
  version integer not null default 1,
  updated_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language text not null default 'en',
  unique (language, slug),
  constraint blog_posts_slug_shape check (public.is_slug(slug) and length(slug) <= 80),
  constraint blog_posts_title_length check (length(title) between 1 and 90),
  constraint blog_posts_author_length check (length(author_name) between 1 and 80 and length(author_role) between 1 and 80),
  constraint blog_posts_reading_minutes_range check (reading_minutes between 1 and 60),
  constraint blog_posts_tags_few check (cardinality(tags) <= 8),
  constraint blog_posts_version_positive check (version > 0),
  constraint blog_posts_language_known check (language in ('en', 'ar')),
  constraint blog_posts_tags_length check (length(tags::text) <= 1000),
  constraint blog_posts_excerpt_length check (length(excerpt) <= 240 and (status = 'draft' or length(excerpt) > 0)),
  constraint blog_posts_body_length check (length(body) <= 40000 and (status = 'draft' or length(body) > 0)),
  constraint blog_posts_no_banned_claim check (
    not (public.holds_banned_claim(title) or public.holds_banned_claim(excerpt) or public.holds_banned_claim(body))
  )
);

comment on table public.blog_posts is 'Articles. Visitors see one once it is published and its publishing moment has come.';
comment on column public.blog_posts.body is 'Markdown: headings from ##, paragraphs, lists, quotes, links, and figures of the site by name: ![what it shows](figure:trailing-floor). A backslash before punctuation means the sign itself. No HTML.';
comment on column public.blog_posts.reading_minutes is 'At 200 words a minute, rounded up.';
comment on column public.blog_posts.published_at is 'In the future: the article appears then. Set to now by the first publication, unless it is later.';
comment on column public.blog_posts.language is 'BCP 47. An article and its translations share their slug.';

create index blog_posts_newest on public.blog_posts (published_at);
create index blog_posts_category on public.blog_posts (category_id);
create index blog_posts_of_an_image on public.blog_posts (image_path);
create index blog_posts_of_an_editor on public.blog_posts (updated_by);

create trigger blog_posts_stamp before update on public.blog_posts for each row execute function public.stamp_content();
create trigger blog_posts_versions after update or delete on public.blog_posts for each row execute function public.keep_version();
create trigger blog_posts_audit after insert or update or delete on public.blog_posts for each row execute function public.write_audit_log();
create trigger blog_posts_author before insert on public.blog_posts for each row execute function public.stamp_author();

alter table public.blog_posts enable row level security;

create policy "Visitors read published articles"
on public.blog_posts for select to anon
using (status = 'published' and published_at <= now());

create policy "People read published articles, admins all"
on public.blog_posts for select to authenticated
using ((status = 'published' and published_at <= now()) or (select public.is_admin()));

create policy "Admins add articles"
on public.blog_posts for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit articles"
on public.blog_posts for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete articles"
on public.blog_posts for delete to authenticated
using ((select public.is_admin()));

-- Visitors do not read who edited the row.
revoke all on public.blog_posts from public, anon, authenticated;
grant select (
  id, slug, category_id, title, excerpt, body, author_name, author_role, reading_minutes, tags, image_path, published_at, status,
  version, created_at, updated_at, language
) on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

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
revoke all on function public.date_first_publication from public, anon, authenticated, service_role;

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

-- Runs as its owner: nobody writes these addresses directly.
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
revoke all on function public.keep_old_address from public, anon, authenticated, service_role;

create trigger blog_posts_addresses after insert or update of language, slug on public.blog_posts
  for each row execute function public.keep_old_address();
