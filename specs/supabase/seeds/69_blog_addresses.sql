-- An article that had another address before.

insert into public.blog_redirects (language, slug, post_id, created_at)
select 'en', 'what-simulated-trading-means', id, '2026-02-02T09:00:00Z' from public.blog_posts where language = 'en' and slug = 'what-simulated-means';
