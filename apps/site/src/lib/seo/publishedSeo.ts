import type { RouteId } from '@duneline/specs/site';
import { getContent } from '../backend/content.ts';
import { language } from '../language/language.ts';

/** What an admin has published for crawlers about a route. */
export interface PublishedSeo {
  readonly title: string;
  readonly description: string;
  /** The path that search engines should show instead; `null` for the page itself. */
  readonly canonical: string | null;
  readonly is_indexable: boolean;
}

let published: Promise<void> | undefined;
const byRoute = new Map<string, PublishedSeo>();

/** Reads the published search settings once for a build. @throws the database's error: a build without them would undo them. */
export function loadPublishedSeo(): Promise<void> {
  published ??= read();
  return published;
}

/** What was published about this route when the site was built; nothing in a language without settings of its own. */
export function publishedSeo(route: RouteId): PublishedSeo | undefined {
  return byRoute.get(route);
}

async function read() {
  const content = await getContent();
  const { data, error } = await content
    .from('seo_config')
    .select('route, title, description, canonical, is_indexable')
    .eq('locale', language)
    .eq('status', 'published');
  if (error) throw error;
  for (const { route, ...seo } of data) byRoute.set(route, seo);
}
