import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Subject } from '../../features/site-map/Reading.ts';
import { SiteMap } from '../../features/site-map/SiteMap.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The articles as they were when the page was made; without it, those of now, and without the backend none. */
export async function loader({ request }: LoaderFunctionArgs): Promise<readonly Subject[] | null> {
  const read = async () => (await import('./readSubjects.ts')).readSubjects();
  if (import.meta.env.SSR) return read();
  const made = await fetchPrerendered<readonly Subject[]>(request, 'sitemap');
  return made ?? read().catch(() => null);
}

/** Another place on the page is the same page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** /sitemap */
export function Component() {
  return (
    <>
      <Head routeId="sitemap" />
      <SiteMap subjects={useLoaderData<readonly Subject[] | null>()} />
    </>
  );
}
