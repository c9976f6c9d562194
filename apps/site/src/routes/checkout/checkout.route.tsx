import { CheckoutPage } from '../../features/checkout/CheckoutPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** /checkout?tier=&type= */
export function Component() {
  return (
    <>
      <Head routeId="checkout" />
      <CheckoutPage />
    </>
  );
}
