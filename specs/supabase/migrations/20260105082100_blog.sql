-- Articles and their categories (decisions.md, /blog). Edited in the console like the rest of the live content.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  description text not null,
  position integer not null,
  constraint blog_categories_slug_shape check (public.is_slug(slug)),
  constraint blog_categories_name_length check (length(name) between 1 and 60),
  constraint blog_categories_description_length check (length(description) between 1 and 200),
  constraint blog_categories_position_from_one check (position > 0)
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
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
  constraint blog_posts_slug_shape check (public.is_slug(slug) and length(slug) <= 80),
  constraint blog_posts_title_length check (length(title) between 1 and 90),
  constraint blog_posts_excerpt_length check (length(excerpt) between 1 and 240),
  constraint blog_posts_body_length check (length(body) between 1 and 40000),
  constraint blog_posts_author_length check (length(author_name) between 1 and 80 and length(author_role) between 1 and 80),
  constraint blog_posts_reading_minutes_range check (reading_minutes between 1 and 60),
  constraint blog_posts_tags_few check (cardinality(tags) <= 8),
  constraint blog_posts_version_positive check (version > 0)
);

comment on table public.blog_categories is 'What articles are grouped under. Public.';
comment on table public.blog_posts is 'Articles. Visitors see one once it is published and its publishing moment has come.';
comment on column public.blog_posts.body is 'Markdown: headings from ##, paragraphs, lists, quotes, links. No HTML.';
comment on column public.blog_posts.reading_minutes is 'At 200 words a minute, rounded up.';
comment on column public.blog_posts.published_at is 'In the future: the article appears then.';

create index blog_posts_newest on public.blog_posts (published_at);
create index blog_posts_category on public.blog_posts (category_id);

create trigger blog_posts_stamp before update on public.blog_posts for each row execute function public.stamp_content();

alter table public.blog_categories enable row level security;
alter table public.blog_posts enable row level security;

create policy "Everybody reads the categories"
on public.blog_categories for select to anon, authenticated
using (true);

create policy "Admins manage categories"
on public.blog_categories for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

create policy "Everybody reads published articles"
on public.blog_posts for select to anon, authenticated
using (status = 'published' and published_at <= now());

create policy "Admins manage articles"
on public.blog_posts for all to authenticated
using ((select public.has_role((select auth.uid()), 'admin')))
with check ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.blog_categories, public.blog_posts from public, anon, authenticated;
grant select on public.blog_categories, public.blog_posts to anon;
grant select, insert, update, delete on public.blog_categories, public.blog_posts to authenticated;
grant all on public.blog_categories, public.blog_posts to service_role;
