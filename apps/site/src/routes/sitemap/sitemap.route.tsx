import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Subject } from '../../features/site-map/Reading.ts';
import { SiteMap } from '../../features/site-map/SiteMap.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered articles; without them the current ones, and without the backend none. */
export async function loader({ request }: LoaderFunctionArgs): Promise<readonly Subject[] | null> {
  const read = async () => (await import('./readSubjects.ts')).readSubjects();
  if (import.meta.env.SSR) return read();
  const made = await fetchPrerendered<readonly Subject[]>(request, 'sitemap');
  return made ?? read().catch(() => null);
}

/** Another fragment needs no new data. */
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
