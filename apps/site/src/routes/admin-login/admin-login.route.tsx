import * as t from '@duneline/specs/messages/sign-in';
import { SignInFlow } from '../../features/sign-in/SignInFlow.tsx';
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="admin-login" />
      <SignInScreen>
        <SignInFlow title={t.adminTitle} lead={t.adminLead} home="/admin" />
      </SignInScreen>
    </>
  );
}
