import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PayoutMethod } from '@duneline/machines';
import { Alert, Button, Form, SegmentedControl, Select, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-payouts';
import * as request from '@duneline/specs/messages/payout-request';
import { affiliate } from '@duneline/specs/site';
import { useState } from 'react';
import { methodName } from '../../../lib/format/methodName.ts';
import { emptyDestination, networkNames, networks, wrongFields, type DestinationField } from '../../../lib/payout/destination.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { payoutDetails } from './payoutDetails.ts';
import { saveMethod } from './saveMethod.ts';

const methods = affiliate.payoutMethods as readonly PayoutMethod[];
const networkOptions = networks.map((value) => ({ id: value, label: networkNames[value] }));

export interface MethodFormProps {
  readonly affiliateId: string;
  readonly onSaved?: () => void;
}

/** Where an affiliate wants to be paid; the database takes a change only shortly after the password or the second factor. */
export function MethodForm({ affiliateId, onSaved }: MethodFormProps) {
  const queries = useQueryClient();
  const [method, setMethod] = useState<PayoutMethod>('Bank');
  const [destination, setDestination] = useState(emptyDestination);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => saveMethod({ affiliateId, method, details: payoutDetails(method, destination) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tableKey('affiliate_payouts') });
      onSaved?.();
    },
  });
  const wrong = isChecked ? wrongFields(method, destination) : [];
  const field = (name: DestinationField, label: string, problem: string) => ({
    name,
    label,
    value: destination[name],
    onChange: (value: string) => setDestination({ ...destination, [name]: value }),
    errorMessage: wrong.includes(name) ? problem : undefined,
    autoComplete: 'off' as const,
    isRequired: true,
  });
  return (
    <Form
      validationBehavior="aria"
      aria-label={t.methodTitle}
      onSubmit={() => {
        setIsChecked(true);
        if (wrongFields(method, destination).length === 0) save.mutate();
      }}
    >
      {save.error && (
        <Alert tone="danger" title={problemOf(save.error).title}>
          {problemOf(save.error).text}
        </Alert>
      )}
      <SegmentedControl<PayoutMethod>
        aria-label={t.methodTitle}
        items={methods.map((value) => ({ id: value, label: methodName(value) }))}
        selectedKey={method}
        onSelectionChange={(next) => {
          setMethod(next);
          setIsChecked(false);
        }}
      />
      {method === 'Bank' && (
        <>
          <TextField {...field('holder', t.holder, t.holderWrong)} />
          <TextField {...field('iban', t.iban, t.ibanWrong)} />
        </>
      )}
      {method === 'UPI' && <TextField {...field('upi', t.vpa, t.vpaWrong)} />}
      {method === 'Crypto' && (
        <>
          <Select
            label={t.network}
            value={destination.network}
            onChange={(network) => setDestination({ ...destination, network })}
            items={networkOptions}
          />
          <TextField {...field('wallet', t.address, t.addressWrong)} />
        </>
      )}
      <Button type="submit" variant="primary" isPending={save.isPending} pendingLabel={request.sending}>
        {t.saveMethod}
      </Button>
    </Form>
  );
}
