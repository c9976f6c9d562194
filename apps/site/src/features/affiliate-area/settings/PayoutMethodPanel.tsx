import { Alert, Button, Panel, Skeleton } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-settings';
import { useState } from 'react';
import { methodName } from '../../../lib/format/methodName.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { accountEnding } from '../overview/accountEnding.ts';
import { usePayoutState } from '../overview/readPayouts.ts';
import { MethodForm } from '../payouts/MethodForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import * as css from './Settings.css.ts';

type Step = 'shown' | 'verifying' | 'changing' | 'saved';

/** Where an affiliate is paid; changing it asks first who is there. */
export function PayoutMethodPanel({ affiliateId }: { readonly affiliateId: string }) {
  const { data, error, isFetching, refetch } = usePayoutState();
  const [step, setStep] = useState<Step>('shown');
  return (
    <Panel title={t.payoutMethod} lead={t.payoutMethodLead}>
      {error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={2} />
      ) : data.method === null || step === 'changing' ? (
        <MethodForm affiliateId={affiliateId} onSaved={() => setStep('saved')} />
      ) : (
        <div className={css.stack}>
          {step === 'saved' && <Alert tone="success" title={t.methodSaved} />}
          <p>{t.methodNow({ method: methodName(data.method.method), account: accountEnding(data.method.details) })}</p>
          {step === 'verifying' ? (
            <VerifyForm onVerified={() => setStep('changing')} onCancel={() => setStep('shown')} />
          ) : (
            <Button onPress={() => setStep('verifying')}>{t.changeMethod}</Button>
          )}
        </div>
      )}
    </Panel>
  );
}
