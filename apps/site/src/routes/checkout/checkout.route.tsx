import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="checkout" />
      <h1>checkout</h1>
    </>
  );
}
