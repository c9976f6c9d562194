import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Odds } from '../../features/pricing/odds/Odds.ts';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The odds as they were counted when the page was made; in the browser the page asks for those of now itself. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Odds | null> {
  if (!import.meta.env.SSR) return (await fetchPrerendered<Odds | null>(request, 'pricing')) ?? null;
  return (await import('../../features/pricing/odds/readOdds.ts')).readOdds();
}

/** Another place on the page is the same page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** /pricing */
export function Component() {
  return (
    <>
      <Head routeId="pricing" />
      <PricingPage odds={useLoaderData<Odds | null>()} />
    </>
  );
}
