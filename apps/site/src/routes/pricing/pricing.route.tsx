import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="pricing" />
      <h1>pricing</h1>
    </>
  );
}
