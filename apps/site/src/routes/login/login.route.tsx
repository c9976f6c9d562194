import { brand } from '@duneline/specs/site';
import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { AffiliateSignIn } from '../../features/sign-in/AffiliateSignIn.tsx';
import { returnTarget } from '../../features/sign-in/returnTarget.ts';
import { Head } from '../../lib/head/Head.tsx';

/** Without a `returnTo` of this site, `/login` redirects to the trader portal (spec §2). */
export function loader({ request }: LoaderFunctionArgs) {
  return returnTarget(new URL(request.url).searchParams) === null ? redirectDocument(brand.hosts.portalLogin) : null;
}

export function Component() {
  return (
    <>
      <Head routeId="login" />
      <AffiliateSignIn />
    </>
  );
}
