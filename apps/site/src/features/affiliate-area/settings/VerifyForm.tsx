import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Skeleton, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-settings';
import { useState } from 'react';
import { authSentence } from '../../../lib/backend/authSentence.ts';
import { readSecurity } from '../../../lib/backend/security.ts';
import { proofOf, verifyAgain } from '../../../lib/backend/verifyAgain.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import * as css from './Settings.css.ts';

export interface VerifyFormProps {
  readonly onVerified: () => void;
  readonly onCancel: () => void;
}

/** Asks for the second factor, or for the password where there is none, before something that money depends on is changed. */
export function VerifyForm({ onVerified, onCancel }: VerifyFormProps) {
  const [secret, setSecret] = useState('');
  const { data: security, error, isFetching, refetch } = useQuery({ queryKey: ['security'], queryFn: readSecurity, gcTime: 0 });
  const verify = useMutation({
    mutationFn: async () => {
      if (security) await verifyAgain(security, secret);
    },
    onSuccess: onVerified,
  });
  if (error) return <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!security) return <Skeleton lines={2} />;
  const proof = proofOf(security);
  if (proof === 'none') return <Alert tone="warning" title={t.noProof} />;
  return (
    <Form validationBehavior="aria" aria-label={t.verify} onSubmit={() => secret !== '' && verify.mutate()}>
      <p>{t.verifyText}</p>
      <TextField
        key={proof}
        name="secret"
        type={proof === 'password' ? 'password' : 'text'}
        label={proof === 'password' ? t.currentPassword : t.factorCode}
        autoComplete={proof === 'password' ? 'current-password' : 'one-time-code'}
        inputMode={proof === 'password' ? undefined : 'numeric'}
        value={secret}
        onChange={setSecret}
        errorMessage={verify.error ? authSentence(verify.error) : undefined}
        isRequired
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={verify.isPending} pendingLabel={t.checking}>
          {t.goOn}
        </Button>
        <Button onPress={onCancel}>{t.cancel}</Button>
      </div>
    </Form>
  );
}
