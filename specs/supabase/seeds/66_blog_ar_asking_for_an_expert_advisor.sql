insert into public.blog_posts (
  id, language, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '914684fa-1491-4120-acf9-561c308add4e', 'ar', 'asking-for-an-expert-advisor', category.id,
  'طلب الموافقة على مستشار آلي',
  'ماذا ترسل إلينا قبل أن تشغّل مستشارًا، وفيمَ ننظر.',
  'سلمى فاروق', 'محررة المحتوى', 1, array['مستشار آلي'], null,
  '2026-02-27T15:40:00Z', 'draft', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-27T15:40:00Z', '2026-02-27T15:40:00Z',
  $markdown$المستشارون الآليون مسموح بهم بموافقة مسبقة. ينبغي أن يقول هذا المقال ماذا تُرسل، وفيمَ ننظر، وكم يستغرق ذلك.

## يُكتب لاحقًا

- اسم المستشار، وماذا يفعل، ومن أين جاء.
- ماذا يفعل حول الأخبار عالية التأثير.
- منطق الشبكة والمضاعفة: لا يُوافق عليه، مع السبب.
- مثال على طلب جيد (يُسأل أوسكار عن واحد بلا أسماء).

في [صفحة المنصة](/platform) النسخة القصيرة.
$markdown$
from public.blog_categories category
where category.slug = 'programs' and category.language = 'ar';
