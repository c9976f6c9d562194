import '@duneline/ui/theme';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand, type RouteId } from '@duneline/specs/site';
import { pageTitleOf } from './lib/head/documentTitle.ts';
import { cardPath } from './lib/head/cardPath.ts';
import { addressIn } from './lib/language/addressIn.ts';
import { basePath, language } from './lib/language/language.ts';
import { loadPublishedSeo } from './lib/seo/publishedSeo.ts';
import { NOT_FOUND_PATH } from './lib/start/prerendered.ts';
import { structuredDataOf } from './lib/structured-data/structuredData.ts';
import { readActiveTheme, themeRules } from './lib/theme-config/themeConfig.ts';
import { appRoutes } from './router.tsx';

export { HYDRATION_ID, NOT_FOUND_PATH } from './lib/start/prerendered.ts';
export { cardPath } from './lib/head/cardPath.ts';
export { offerOf } from './lib/seo/offerOf.ts';
export { addressIn } from './lib/language/addressIn.ts';
export { CONSENT_DEFAULT_SCRIPT } from './lib/consent-mode/consentMode.ts';
export { arabicScript } from './lib/start/arabicScript.ts';
export { EARLY_CLICKS_SCRIPT } from './lib/start/earlyClicks.ts';
export { STORED_SESSION_SCRIPT } from './lib/session/storedSessionScript.ts';
export { THEME_SCRIPT } from './lib/start/themeScript.ts';
export { TRUSTED_TYPES_SCRIPT } from './lib/trusted-types/trustedTypes.ts';
export { areas, brand, catalogue, languages, redirects, routes } from '@duneline/specs/site';
export { articlePaths, blogFeed } from './features/blog/feed/blogFeed.ts';

/** A prerendered page: markup, loader data, and the HTTP status. */
export interface RenderedPage {
  readonly html: string;
  readonly hydrationData: string;
  readonly status: number;
  readonly title: string;
  /** The page's structured data (schema.org). */
  readonly structuredData: readonly object[];
}

/** Exports of a route's module other than its screen. */
interface PageHandle {
  readonly structuredData?: (loaderData: unknown) => readonly object[];
}

const handler = createStaticHandler(appRoutes, { basename: basePath || '/' });

/**
 * Renders a public path, including the language prefix, as the browser's first render would.
 * @throws if the page redirects, a loader fails or React reports an error, because a broken page must not be published
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  await loadPublishedSeo();
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response)
    throw new Error(
      `${path} answers with a redirect to ${context.headers.get('Location')}; mark it as not prerendered in specs/site/routes.yaml.`,
    );
  const { loaderData, actionData, errors, statusCode } = context;
  const failure = Object.values(errors ?? {})[0];
  if (failure) throw failure;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
    // In one chunk: otherwise React streams large sections with inline scripts, which the CSP forbids.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  if (failures.length > 0) throw failures[0];
  const html = await new Response(prelude).text();
  const title = pageTitleOf(titleOf(html));
  const routeId = context.matches.at(-1)?.route.id as RouteId;
  return {
    html,
    title,
    hydrationData: JSON.stringify({ loaderData, actionData, errors }),
    status: path === basePath + NOT_FOUND_PATH ? 404 : statusCode,
    structuredData: [
      ...structuredDataOf({
        routeId,
        title,
        address: brand.url + path,
        home: brand.url + addressIn(language, '/'),
        image: brand.url + cardPath(path),
        language,
      }),
      ...context.matches.flatMap(
        ({ route }) => (route.handle as PageHandle | undefined)?.structuredData?.(loaderData[route.id]) ?? [],
      ),
    ],
  };
}

/** The document's title. */
function titleOf(html: string): string {
  const text = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The rules of the active theme at build time. */
export async function renderThemeRules(): Promise<string> {
  const config = await readActiveTheme();
  return config ? themeRules(config) : '';
}
