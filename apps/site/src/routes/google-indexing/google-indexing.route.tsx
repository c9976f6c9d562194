import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import { GoogleIndexing } from '../../features/google-indexing/GoogleIndexing.tsx';
import type { OfferedPage } from '../../features/google-indexing/OfferedPage.ts';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered data; without it, calculated from the backend's current data. */
export async function loader({ request }: LoaderFunctionArgs): Promise<readonly OfferedPage[]> {
  const made = import.meta.env.SSR ? undefined : await fetchPrerendered<readonly OfferedPage[]>(request, 'google-indexing');
  return made ?? (await import('./readOffers.ts')).readOffers();
}

/** Another status needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** /google-indexing */
export function Component() {
  return (
    <>
      <Head routeId="google-indexing" />
      <GoogleIndexing pages={useLoaderData<readonly OfferedPage[]>()} />
    </>
  );
}
