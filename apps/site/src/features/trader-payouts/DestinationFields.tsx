import type { PayoutMethod } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-payouts';
import { Select, TextField } from '@duneline/ui';
import { networkNames, networks, type Destination } from '../../lib/payout/destination.ts';

export interface DestinationFieldsProps {
  readonly method: PayoutMethod;
  readonly destination: Destination;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Destination>) => void;
}

/** The fields that say where a payout goes, by its method. */
export function DestinationFields({ method, destination, errors, onChange }: DestinationFieldsProps) {
  const field = (name: Exclude<keyof Destination, 'network'>) => ({
    name,
    value: destination[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: errors[name],
  });
  if (method === 'UPI') return <TextField {...field('upi')} label={t.upi} description={t.upiHint} isRequired />;
  if (method === 'Bank') {
    return (
      <>
        <TextField {...field('holder')} label={t.holder} description={t.holderHint} autoComplete="name" isRequired />
        <TextField {...field('iban')} label={t.iban} isRequired />
        <TextField {...field('bic')} label={t.bic} description={t.bicHint} />
      </>
    );
  }
  return (
    <>
      <Select
        label={t.network}
        value={destination.network}
        onChange={(network) => onChange({ network })}
        items={networks.map((value) => ({ id: value, label: networkNames[value] }))}
      />
      <TextField {...field('wallet')} label={t.wallet} description={t.walletHint} isRequired />
    </>
  );
}
