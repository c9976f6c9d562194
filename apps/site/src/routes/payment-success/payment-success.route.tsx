import { PaymentSuccess } from '../../features/checkout/PaymentSuccess.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** /payment-success */
export function Component() {
  return (
    <>
      <Head routeId="payment-success" />
      <PaymentSuccess />
    </>
  );
}
