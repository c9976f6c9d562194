import type { SignInEvent, SignInView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { brand } from '@duneline/specs/site';
import { Button, Form, PasswordField, TextField } from '@duneline/ui';
import { useRef, type ReactNode } from 'react';
import { FormProblem } from './FormProblem.tsx';
import { textOf } from '../../lib/form/textOf.ts';
import { identifierOf } from './formFields.ts';
import { Providers } from './Providers.tsx';
import { Step } from './Step.tsx';
import { useFieldErrors } from './useFieldErrors.ts';
import * as css from './sign-in.css.ts';

export interface SignInFormProps {
  readonly view: SignInView;
  readonly send: (event: SignInEvent) => void;
  readonly title: string;
  readonly lead: string;
  readonly isOpening: boolean;
  readonly hasProviders: boolean;
  readonly children: ReactNode;
}

/** E-mail or phone with a password, and other sign-in methods. */
export function SignInForm({ view, send, title, lead, isOpening, hasProviders, children }: SignInFormProps) {
  const { typed, problem, waitsFor } = view;
  const errors = useFieldErrors(problem);
  const form = useRef<HTMLFormElement>(null);
  const typedNow = () => (form.current ? identifierOf(form.current) : { typed, identifier: null });

  return (
    <Step title={title} lead={lead} isOpening={isOpening}>
      <Form
        validationBehavior="aria"
        ref={form}
        method="post"
        validationErrors={errors}
        onSubmit={({ currentTarget }) =>
          send({ type: 'password.submit', ...identifierOf(currentTarget), password: textOf(currentTarget, 'password') })
        }
      >
        <noscript>
          <p className={css.note}>{t.needsScript({ mail: brand.email.support })}</p>
        </noscript>
        <FormProblem problem={problem} />
        <TextField
          name="identifier"
          label={t.identifierLabel}
          description={t.identifierHint}
          autoComplete="username"
          defaultValue={typed}
          isRequired
        />
        <PasswordField
          name="password"
          label={t.passwordLabel}
          revealLabel={t.showPassword}
          concealLabel={t.hidePassword}
          autoComplete="current-password"
          isRequired
        />
        <Button type="submit" variant="primary" size="lg" isWide isPending={waitsFor === 'password'} pendingLabel={t.signingIn}>
          {t.signIn}
        </Button>
      </Form>
      <div className={css.alternatives}>
        <Button
          variant="quiet"
          size="sm"
          isPending={waitsFor === 'code'}
          pendingLabel={t.sendingCode}
          onPress={() => send({ type: 'code.request', ...typedNow() })}
        >
          {t.codeInstead}
        </Button>
        <Button variant="quiet" size="sm" onPress={() => send({ type: 'recovery.request', ...typedNow() })}>
          {t.forgotten}
        </Button>
      </div>
      {children}
      {hasProviders && <Providers onChoose={(provider) => send({ type: 'provider.choose', provider })} />}
    </Step>
  );
}
