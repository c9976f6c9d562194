import { brand } from '@duneline/specs/site';
import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { returnTarget } from '../../features/sign-in/returnTarget.ts';
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx';
import { SignUpFlow } from '../../features/sign-in/sign-up/SignUpFlow.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** Without a `returnTo` of this site, `/signup` redirects to the trader portal (spec §2). */
export function loader({ request }: LoaderFunctionArgs) {
  return returnTarget(new URL(request.url).searchParams) === null ? redirectDocument(brand.hosts.portalRegister) : null;
}

export function Component() {
  return (
    <>
      <Head routeId="signup" />
      <SignInScreen>
        <SignUpFlow purpose="account" />
      </SignInScreen>
    </>
  );
}
