import { AffiliateProgram } from '../../features/affiliate-program/AffiliateProgram.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate" />
      <AffiliateProgram />
    </>
  );
}
