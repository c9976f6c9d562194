-- The blog in more than one language: an article and its translation share their slug, each under its own address (/blog/…, /ar/blog/…).

alter table public.blog_categories
  add column language text not null default 'en',
  add constraint blog_categories_language_known check (language in ('en', 'ar')),
  drop constraint blog_categories_slug_key,
  add constraint blog_categories_language_slug_key unique (language, slug);

alter table public.blog_posts
  add column language text not null default 'en',
  add constraint blog_posts_language_known check (language in ('en', 'ar')),
  drop constraint blog_posts_slug_key,
  add constraint blog_posts_language_slug_key unique (language, slug);

comment on column public.blog_categories.language is 'BCP 47. A category and its translations share their slug.';
comment on column public.blog_posts.language is 'BCP 47. An article and its translations share their slug.';
comment on column public.blog_posts.body is
  'Markdown: headings from ##, paragraphs, lists, quotes, links, and figures of the site by name: ![what it shows](figure:trailing-floor). No HTML.';
