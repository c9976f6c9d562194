import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** /pricing */
export function Component() {
  return (
    <>
      <Head routeId="pricing" />
      <PricingPage />
    </>
  );
}
