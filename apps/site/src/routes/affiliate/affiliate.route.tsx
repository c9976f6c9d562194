import { AffiliateProgramme } from '../../features/affiliate-programme/AffiliateProgramme.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate" />
      <AffiliateProgramme />
    </>
  );
}
