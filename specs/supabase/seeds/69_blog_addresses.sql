-- An article that had another address before.

insert into public.blog_redirects (language, slug, post_id)
select 'en', 'what-simulated-trading-means', id from public.blog_posts where language = 'en' and slug = 'what-simulated-means';
