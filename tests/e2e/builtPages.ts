import { languages, routes } from '@duneline/specs/site';
import type { APIRequestContext } from '@playwright/test';

/** Paths of every prerendered route, in every language that has it. */
export const builtRoutes: readonly string[] = languages.flatMap(({ id }, index) =>
  routes
    .filter(({ isPrerendered, kind }) => isPrerendered && (index === 0 || kind === 'public' || kind === 'sign-in'))
    .map(({ path }) => (index === 0 ? path : `/${id}${path === '/' ? '' : path}`)),
);

/** The articles in every language, from the feeds. */
export async function builtArticles(request: APIRequestContext): Promise<readonly string[]> {
  const feeds = await Promise.all(
    languages.map(async ({ id }, index) => (await request.get(index === 0 ? '/rss.xml' : `/${id}/rss.xml`)).text()),
  );
  return feeds.flatMap((feed) =>
    [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link = '']) => new URL(link).pathname),
  );
}
