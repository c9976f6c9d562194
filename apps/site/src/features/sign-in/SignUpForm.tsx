import * as t from '@duneline/specs/messages/account';
import { Button, ButtonLink, Form, TextField } from '@duneline/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { signUp } from '../../lib/backend/session.ts';
import { FormProblem } from './FormProblem.tsx';
import { useAuthForm } from './useAuthForm.ts';
import * as css from './sign-in.css.ts';

/** Creates an account and says what happens next: go on when signed in at once, else confirm the address first. */
export function SignUpForm() {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<{ typed: string; isEmail: boolean } | null>(null);
  const { isPending, sentence, alert, onSubmit } = useAuthForm(async ({ identifier, typed, password, name }) => {
    const { isSignedIn } = await signUp(identifier, password, name);
    if (isSignedIn) void navigate('/affiliate-dashboard', { replace: true });
    else setSentTo({ typed, isEmail: 'email' in identifier });
  });

  if (sentTo) return <WhatNext {...sentTo} />;
  return (
    <div className={css.form}>
      <Form method="post" onSubmit={(event) => void onSubmit(event)}>
        <FormProblem ref={alert} sentence={sentence} />
        <TextField name="name" label={t.nameLabel} autoComplete="name" isRequired maxLength={80} />
        <TextField
          name="identifier"
          label={t.identifierLabel}
          description={t.identifierHint}
          autoComplete="username"
          isRequired
        />
        <TextField
          name="password"
          type="password"
          label={t.passwordLabel}
          description={t.passwordHint}
          autoComplete="new-password"
          minLength={8}
          isRequired
        />
        <Button type="submit" variant="primary" size="lg" isWide isPending={isPending} pendingLabel={t.signingUp}>
          {t.signUp}
        </Button>
      </Form>
    </div>
  );
}

function WhatNext({ typed, isEmail }: { readonly typed: string; readonly isEmail: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.form}>
      <h2 ref={title} tabIndex={-1} className={css.subtitle}>
        {t.signUpDoneTitle}
      </h2>
      <p>{isEmail ? t.signUpDoneEmail({ identifier: typed }) : t.signUpDonePhone({ identifier: typed })}</p>
      <h3 className={css.small}>{t.signUpDoneWhatNext}</h3>
      <ol className={css.steps}>
        <li>{t.signUpStepConfirm}</li>
        <li>{t.signUpStepSignIn}</li>
        <li>{t.signUpStepKyc}</li>
      </ol>
      <ButtonLink variant="secondary" href="/affiliate-login" render={(props) => <Link {...props} to="/affiliate-login" />}>
        {t.signUpGoToSignIn}
      </ButtonLink>
    </div>
  );
}
