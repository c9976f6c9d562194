import * as t from '@duneline/specs/messages/sign-in';
import { PasswordField, type PasswordStrength } from '@duneline/ui';
import { useRef, useState } from 'react';
import { authRules } from '../authRules.ts';

export interface NewPasswordProps {
  readonly label: string;
  /** The user's personal data, which a strong password must not contain. Read on every keystroke. */
  readonly personal: (form: HTMLFormElement | null) => readonly string[];
}

/** A new password with its strength; the estimator, which knows common passwords, loads with the first character. */
export function NewPassword({ label, personal }: NewPasswordProps) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function judge(password: string) {
    if (password === '') return setStrength(null);
    try {
      const { passwordStrength } = await import('./passwordStrength.ts');
      // Evaluated again after loading, because the user has typed on.
      const typed = input.current?.value ?? password;
      setStrength(typed === '' ? null : passwordStrength(typed, personal(input.current?.form ?? null)));
    } catch (error) {
      console.warn('The strength of the password cannot be shown; the service judges it anyway.', error);
    }
  }

  return (
    <PasswordField
      revealLabel={t.showPassword}
      concealLabel={t.hidePassword}
      inputRef={input}
      name="password"
      label={label}
      description={t.passwordHint}
      autoComplete="new-password"
      minLength={authRules.minPasswordLength}
      isRequired
      strength={strength}
      onChange={(password) => void judge(password)}
    />
  );
}
