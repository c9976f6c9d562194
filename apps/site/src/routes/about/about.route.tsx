import { AboutUs } from '../../features/about-us/AboutUs.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="about" />
      <AboutUs />
    </>
  );
}
