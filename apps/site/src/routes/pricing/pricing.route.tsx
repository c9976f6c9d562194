import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Odds } from '../../features/pricing/odds/Odds.ts';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered results of evaluations; the browser then reads the current ones itself. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Odds | null> {
  if (!import.meta.env.SSR) return (await fetchPrerendered<Odds | null>(request, 'pricing')) ?? null;
  return (await import('../../features/pricing/odds/readOdds.ts')).readOdds();
}

/** Another fragment needs no new data. */
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
