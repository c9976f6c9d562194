import { AffiliateSignIn } from '../../features/sign-in/AffiliateSignIn.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-login" />
      <AffiliateSignIn />
    </>
  );
}
