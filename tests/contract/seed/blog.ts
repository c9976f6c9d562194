import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';
import { sitePaths } from './sitePaths.ts';

/** What holds for the articles. */
export function describeBlog(rows: ReadRows): void {
  describe('the blog', () => {
    interface Post {
      readonly slug: string;
      readonly title: string;
      readonly body: string;
      readonly reading_minutes: number;
    }
    const posts = () => rows<Post>(`select * from blog_posts where status = 'published'`);
    const words = (text: string): number => text.trim().split(/\s+/).length;

    it('has at least twelve articles of 450 to 900 words, and states how long they take', async () => {
      const visible = await rows(`select 1 from blog_posts where status = 'published' and published_at <= '${seededAt}'`);
      expect(visible.length).toBeGreaterThanOrEqual(12);
      const odd = (await posts()).filter(
        ({ body, reading_minutes: minutes }) =>
          words(body) < 450 || words(body) > 900 || minutes !== Math.ceil(words(body) / 200),
      );
      expect(odd.map(({ slug, body }) => [slug, words(body)])).toEqual([]);
    });

    it('links only to pages and articles that exist', async () => {
      const paths = await sitePaths(rows);
      const links = (await posts()).flatMap(({ slug, body }) =>
        [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => ({ slug, target })),
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

    it('has an article that is scheduled and one that is a draft', async () => {
      expect(
        await rows(`select status::text, published_at > '${seededAt}' as is_later from blog_posts
        where status = 'draft' or published_at > '${seededAt}' order by 1`),
      ).toEqual([
        { status: 'draft', is_later: false },
        { status: 'published', is_later: true },
      ]);
    });
  });
}
