import * as t from '@duneline/specs/messages/account';
import { Button, Form, TextField } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readPerson, signIn } from '../../lib/backend/session.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { FormProblem } from './FormProblem.tsx';
import { returnTarget } from './returnTarget.ts';
import { useAuthForm } from './useAuthForm.ts';
import * as css from './sign-in.css.ts';

/** E-mail or phone with a password; goes on to `returnTo`, or to `home` without one. Who is signed in already goes on at once. */
export function SignInForm({ home }: { /** A path of this site. */ readonly home: string }) {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated(); // the prerendered page knows no query
  const navigate = useNavigate();
  const [isSignedIn, setIsSignedIn] = useState(false);
  const returnTo = returnTarget(search);
  const target = returnTo ?? home;
  const { isPending, sentence, alert, onSubmit } = useAuthForm(async ({ identifier, password }) => {
    await signIn(identifier, password);
    void navigate(target, { replace: true });
  });
  useEffect(() => {
    let isLeft = false;
    readPerson().then(
      (person) => {
        if (!person || isLeft) return;
        setIsSignedIn(true);
        void navigate(target, { replace: true });
      },
      (error: unknown) => console.error('The stored session could not be read; sign in anew.', error),
    );
    return () => {
      isLeft = true;
    };
  }, [navigate, target]);

  return (
    <div className={css.form}>
      <Form method="post" onSubmit={(event) => void onSubmit(event)}>
        <FormProblem ref={alert} sentence={sentence} />
        <TextField
          name="identifier"
          label={t.identifierLabel}
          description={t.identifierHint}
          autoComplete="username"
          isRequired
        />
        <TextField name="password" type="password" label={t.passwordLabel} autoComplete="current-password" isRequired />
        <Button type="submit" variant="primary" size="lg" isWide isPending={isPending || isSignedIn} pendingLabel={t.signingIn}>
          {t.signIn}
        </Button>
      </Form>
      {isHydrated && returnTo && <p className={css.note}>{t.signInContinues({ path: returnTo })}</p>}
      <output className={css.note}>{isSignedIn && t.alreadySignedIn}</output>
    </div>
  );
}
