import * as t from '@duneline/specs/messages/security';
import { TextField } from '@duneline/ui';
import type { Proof } from '../../lib/backend/verifyAgain.ts';

export interface ProofFieldProps {
  readonly proof: Proof;
  /** Whether the account may have no password. @default false */
  readonly isOptional?: boolean;
}

/** Asks for what proves who is there, under the name `secret`; for nothing of an account that has neither. */
export function ProofField({ proof, isOptional = false }: ProofFieldProps) {
  if (proof === 'none') return null;
  if (proof === 'factor')
    return <TextField name="secret" label={t.code} inputMode="numeric" autoComplete="one-time-code" isRequired />;
  return (
    <TextField
      name="secret"
      type="password"
      label={t.currentPassword}
      description={isOptional ? t.currentPasswordHint : undefined}
      autoComplete="current-password"
      isRequired={!isOptional}
    />
  );
}
