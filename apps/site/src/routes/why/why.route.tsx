import { WhyUs } from '../../features/why-us/WhyUs.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="why" />
      <WhyUs />
    </>
  );
}
