import * as t from '@duneline/specs/messages/account';
import { SignInForm } from '../../features/sign-in/SignInForm.tsx';
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="admin-login" />
      <SignInScreen title={t.adminSignInTitle} lead={t.adminSignInLead}>
        <SignInForm home="/admin" />
      </SignInScreen>
    </>
  );
}
