import * as t from '@duneline/specs/messages/account';
import { Link } from 'react-router-dom';
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx';
import { SignUpForm } from '../../features/sign-in/SignUpForm.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { more } from '../../features/sign-in/sign-in.css.ts';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-signup" />
      <SignInScreen title={t.signUpTitle} lead={t.signUpLead}>
        <SignUpForm />
        <p className={more}>
          {t.signUpHaveAccount} <Link to="/affiliate-login">{t.signIn}</Link>
        </p>
      </SignInScreen>
    </>
  );
}
