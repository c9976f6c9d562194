import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PayoutMethod } from '@duneline/machines';
import { Alert, Button, Form, SegmentedControl, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-payouts';
import { affiliate } from '@duneline/specs/site';
import { useState } from 'react';
import { getClient } from '../../../lib/backend/client.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { destinationFields, normalizeDestination, wrongFields, type Destination, type DestinationField } from './destination.ts';

const methods = affiliate.payoutMethods as readonly PayoutMethod[];
const labels: Readonly<Record<DestinationField, string>> = {
  holder: t.holder,
  iban: t.iban,
  vpa: t.vpa,
  network: t.network,
  address: t.address,
};
const problems: Readonly<Record<DestinationField, string>> = {
  holder: t.holderWrong,
  iban: t.ibanWrong,
  vpa: t.vpaWrong,
  network: t.networkWrong,
  address: t.addressWrong,
};

export interface MethodFormProps {
  readonly affiliateId: string;
  readonly onSaved?: () => void;
}

/** Where an affiliate wants to be paid; the database takes a change only shortly after the password or the second factor. */
export function MethodForm({ affiliateId, onSaved }: MethodFormProps) {
  const queries = useQueryClient();
  const [method, setMethod] = useState<PayoutMethod>('Bank');
  const [destination, setDestination] = useState<Destination>({});
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      const client = await getClient();
      const row = { affiliate_id: affiliateId, method, details: normalizeDestination(method, destination) };
      await dataOf(client.from('affiliate_payout_methods').upsert(row));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tableKey('affiliate_payouts') });
      onSaved?.();
    },
  });
  const wrong = isChecked ? wrongFields(method, destination) : [];
  return (
    <Form
      aria-label={t.methodTitle}
      onSubmit={() => {
        setIsChecked(true);
        if (wrongFields(method, destination).length === 0) save.mutate();
      }}
    >
      {save.error && (
        <Alert tone="loss" title={problemOf(save.error).title}>
          {problemOf(save.error).text}
        </Alert>
      )}
      <SegmentedControl<PayoutMethod>
        label={t.methodTitle}
        options={methods.map((value) => ({ value, label: methodName(value) }))}
        value={method}
        onChange={(next) => {
          setMethod(next);
          setIsChecked(false);
        }}
      />
      {destinationFields[method].map((field) => (
        <TextField
          key={field}
          name={field}
          label={labels[field]}
          value={destination[field] ?? ''}
          onChange={(value) => setDestination({ ...destination, [field]: value })}
          error={wrong.includes(field) ? problems[field] : undefined}
          autoComplete="off"
          isRequired
        />
      ))}
      <Button type="submit" variant="primary" isPending={save.isPending} pendingLabel={t.sending}>
        {t.saveMethod}
      </Button>
    </Form>
  );
}
