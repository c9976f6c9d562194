import { readdirSync, readFileSync, statSync } from 'node:fs';
import { footerNavigation, navigation, routeDescriptions, routes } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';
import { sitePaths } from './sitePaths.ts';

const specs = (path: string): URL => new URL(`../../../specs/${path}`, import.meta.url);
const messages = (name: string) => parse(readFileSync(specs(`site/messages/en/${name}.yaml`), 'utf8')) as Record<string, string>;

/** Promises about content that admins edit. */
export function describeEditableContent(rows: ReadRows): void {
  describe('live content', () => {
    it('describes every route as the site does', async () => {
      const found = await rows<{ route: string }>(`select route, path, title, description, is_indexable from seo_config`);
      expect(found.toSorted((left, right) => left.route.localeCompare(right.route))).toEqual(
        routes
          .map(({ id, path, title, isIndexable }) => ({
            route: id,
            path,
            title,
            description: routeDescriptions[id],
            is_indexable: isIndexable,
          }))
          .toSorted((left, right) => left.route.localeCompare(right.route)),
      );
      const inSitemap = routes.filter(({ path, isIndexable }) => isIndexable && !/[:*]/.test(path));
      expect(await rows(`select route from seo_config where is_in_sitemap`)).toHaveLength(inSitemap.length);
    });

    it('links where the navigation links, in its order', async () => {
      const { clientArea, ...places } = { ...navigation, ...footerNavigation };
      const expected = Object.entries({ ...places, 'client-area': clientArea }).map(([place, links]) => ({
        place,
        links: links.map(({ id, to, href }) => ({ item: id, target: to ?? href })),
      }));
      const found = await rows(
        `select place::text, json_agg(json_build_object('item', link ->> 'item', 'target', link ->> 'target') order by position) as links
        from navigation_menu, jsonb_array_elements(navigation_menu.links) with ordinality as listed (link, position)
        where status = 'published' and locale = 'en' group by place`,
      );
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
    });

    it('says what the messages of the site say', async () => {
      const names = readdirSync(specs('site/messages/en')).map((file) => file.replace('.yaml', ''));
      const known = names.flatMap((name) => Object.values(messages(name)));
      const patterns = known.map(
        (text) => new RegExp(`^${text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`),
      );
      const texts = await rows<{ text: string }>(
        `select distinct block ->> 'text' as text from page_content, jsonb_array_elements(body) block where status = 'published' and locale = 'en'
        union select link ->> 'label' from navigation_menu, jsonb_array_elements(links) link where locale = 'en'
        union select label from cta_config where slot <> 'floating-start'`,
      );
      expect(texts.length).toBeGreaterThan(60);
      expect(texts.filter(({ text }) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
    });

    it('leads to pages that exist, or out of the site', async () => {
      const paths = await sitePaths(rows);
      const targets = await rows<{ target: string }>(
        `select link ->> 'target' as target from navigation_menu, jsonb_array_elements(links) link union select target from cta_config
        union select block ->> 'target' from page_content, jsonb_array_elements(body) block where block ->> 'kind' = 'link'
        union select path from affiliate_links`,
      );
      const outside = /^https:\/\/[a-z]+\.duneline\.example(\/|$)/;
      expect(targets.filter(({ target }) => !paths.has(target) && !outside.test(target))).toEqual([]);
      const pages = await rows<{ page: string }>(`select distinct page from page_content`);
      const ids = routes.map<string>(({ id }) => id);
      expect(pages.filter(({ page }) => !ids.includes(page))).toEqual([]);
    });

    it('lists the pictures that lie in the bucket', async () => {
      const found = await rows<{ path: string; size_bytes: number; width: number; height: number }>(
        `select * from media_library`,
      );
      expect(found.length).toBeGreaterThanOrEqual(3);
      for (const { path, size_bytes: size, width, height } of found) {
        expect(statSync(specs(`supabase/buckets/media/${path}`)).size).toBe(size);
        expect(readFileSync(specs(`supabase/buckets/media/${path}`), 'utf8')).toContain(`width="${width}" height="${height}"`);
      }
    });

    it('keeps every earlier version, with nobody skipped and the change in the log', async () => {
      const live = [
        'cta_config',
        'navigation_menu',
        'seo_config',
        'page_content',
        'component_config',
        'media_library',
        'blog_posts',
      ]
        .map((table) => `select '${table}' as table_name, id, version, updated_at from ${table}`)
        .join(' union all ');
      expect(
        await rows(
          `select live.* from (${live}) live where version - 1 <> (
          select count(*) from content_versions v where v.table_name = live.table_name and v.row_id = live.id and v.version < live.version)`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select v.* from content_versions v where not exists (
          select 1 from audit_log a where a.before = v.snapshot and (a.after ->> 'version')::int = v.version + 1)`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select d.* from content_drafts d left join (${live}) live on live.table_name = d.table_name and live.id = d.row_id
        where live.version is distinct from d.base_version`,
        ),
      ).toEqual([]);
      expect(await rows(`select * from audit_log where before = after or actor is null or happened_at > '${seededAt}'`)).toEqual(
        [],
      );
    });
  });
}
