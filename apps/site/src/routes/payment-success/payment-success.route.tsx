import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="payment-success" />
      <h1>payment-success</h1>
    </>
  );
}
