import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';
import { sitePaths } from './sitePaths.ts';

/** Promises about articles. */
export function describeBlog(rows: ReadRows): void {
  describe('the blog', () => {
    interface Post {
      readonly slug: string;
      readonly title: string;
      readonly body: string;
      readonly reading_minutes: number;
      readonly language: 'en' | 'ar';
    }
    const posts = () => rows<Post>(`select * from blog_posts where status = 'published'`);
    const leastWords = { en: 450, ar: 350 }; // Arabic writes "and the" as part of a word
    const words = (text: string): number => text.trim().split(/\s+/).length;

    it('has at least twelve articles of some 450 to 900 words in each language, and states how long they take', async () => {
      const visible = await rows<{ count: number }>(
        `select count(*)::int as count from blog_posts where status = 'published' and published_at <= '${seededAt}' group by language`,
      );
      expect(visible).toHaveLength(2);
      for (const { count } of visible) expect(count).toBeGreaterThanOrEqual(12);
      const odd = (await posts()).filter(
        ({ body, language, reading_minutes: minutes }) =>
          words(body) < leastWords[language] || words(body) > 900 || minutes !== Math.ceil(words(body) / 200),
      );
      expect(odd.map(({ slug, body }) => [slug, words(body)])).toEqual([]);
    });

    it('links only to pages and articles that exist', async () => {
      const paths = await sitePaths(rows);
      const links = (await posts()).flatMap(({ slug, body }) =>
        [...body.matchAll(/(?<!!\[[^\]]*)\]\(([^)]*)\)/g)].map(([, target = '']) => ({ slug, target })),
      );
      expect(links.length).toBeGreaterThan(30);
      expect(links.filter(({ target }) => !paths.has(target))).toEqual([]);
    });

    it('is plain markdown under its own title', async () => {
      const odd = (await posts()).filter(
        ({ title, body }) =>
          /<[a-z/]|^# |\]\(http/m.test(body) || (body.match(/^## /gm) ?? []).length < 3 || body.includes(`# ${title}`),
      );
      expect(odd.map(({ slug }) => slug)).toEqual([]);
      expect(
        await rows(`select slug from blog_categories c where not exists (select 1 from blog_posts p where p.category_id = c.id)`),
      ).toEqual([]);
    });

    it('says everything in both languages: the same articles, links, figures and amounts', async () => {
      const all = await rows<Post & { category: string; at: string }>(
        `select p.*, c.slug || '/' || c.position as category, p.status || ' ' || p.published_at as at
        from blog_posts p join blog_categories c on c.id = p.category_id and c.language = p.language order by p.slug`,
      );
      const told = (language: string) =>
        all
          .filter((post) => post.language === language)
          .map(({ slug, category, at, body }) => ({
            slug,
            category,
            at,
            sections: body.match(/^##+ /gm)?.length,
            targets: [...body.matchAll(/\]\(([^)]*)\)/g)]
              .map(([, target = '']) => target)
              .toSorted((one, other) => one.localeCompare(other)),
            amounts: [...new Set(body.match(/\$\d[\d,]*(?:\.\d+)?(?<!,)|\d+(?:\.\d+)?%/g))].toSorted(),
          }));
      expect(told('ar')).toEqual(told('en'));
      expect(all).toHaveLength((await rows('select 1 from blog_posts')).length);
    });

    it('has an article that is scheduled and one that is a draft', async () => {
      expect(
        await rows(`select status::text, published_at > '${seededAt}' as is_later from blog_posts
        where language = 'en' and (status = 'draft' or published_at > '${seededAt}') order by 1`),
      ).toEqual([
        { status: 'draft', is_later: false },
        { status: 'published', is_later: true },
      ]);
    });
  });
}
