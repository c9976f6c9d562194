import * as t from '@duneline/specs/messages/security';
import { TextField } from '@duneline/ui';
import type { Proof } from '../../lib/backend/verifyAgain.ts';

export interface ProofFieldProps {
  readonly proof: Proof;
  /** Whether the account may have no password. @default false */
  readonly isOptional?: boolean;
}

/** The field, named `secret`, for the password or the code of the authenticator app; nothing for accounts with neither. */
export function ProofField({ proof, isOptional = false }: ProofFieldProps) {
  if (proof === 'none') return null;
  if (proof === 'factor')
    return <TextField name="secret" label={t.code} inputMode="numeric" autoComplete="one-time-code" isRequired />;
  return (
    <TextField
      name="secret"
      type="password"
      label={t.currentPassword}
      description={isOptional ? t.currentPasswordHint : t.currentPasswordFirst}
      autoComplete="current-password"
      isRequired={!isOptional}
    />
  );
}
