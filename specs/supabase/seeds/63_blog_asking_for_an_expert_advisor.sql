-- Still a draft.
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '8e8edb43-73b7-470f-b46f-4cbda6ddfc72', 'asking-for-an-expert-advisor', category.id,
  'Asking for an expert advisor',
  'What to send us before you run an advisor, and what we look at.',
  'Salma Farouk', 'Content editor', 1, array['expert advisors'], null,
  '2026-02-27T15:40:00Z', 'draft', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-27T15:40:00Z', '2026-02-27T15:40:00Z',
  $markdown$Expert advisors are allowed with prior approval. This article should say what to send, what we look at, and how long it takes.

## To write

- The name of the advisor, what it does, and where it comes from.
- What it does around high-impact news.
- Grid and martingale logic: not approved, with the reason.
- One example of a good request (ask Oskar for one without names).

The [platform page](/platform) has the short version.
$markdown$
from public.blog_categories category
where category.slug = 'programs';
