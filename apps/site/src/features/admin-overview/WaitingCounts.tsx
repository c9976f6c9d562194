import * as t from '@duneline/specs/messages/account';
import { useEffect } from 'react';
import { useTableChanges } from '../../lib/query/useTableChanges.ts';
import { waitingSources, type WaitingSource } from './readFigures.ts';
import { useFigures } from './useFigures.ts';

type Section = WaitingSource['section'];
/** Numbers behind sections of the navigation, and what they count. */
export type SectionCounts = Readonly<Partial<Record<Section, { readonly count: number; readonly countLabel: string }>>>;

const labels: Readonly<Record<Section, string>> = {
  payouts: t.waitingDecision,
  'affiliate-payouts': t.waitingDecision,
  kyc: t.waitingDecision,
  affiliates: t.waitingDecision,
  tickets: t.waitingOpen,
  messages: t.waitingNew,
};

const followed = ['payouts', 'affiliate_payouts', 'kyc_documents', 'tickets', 'contact_messages', 'affiliates'] as const;

/** Reports what waits in each section; renders nothing, so that the frame does not wait for its code. */
export function WaitingCounts({ onChange }: { readonly onChange: (counts: SectionCounts) => void }) {
  useTableChanges(followed);
  const { data } = useFigures(waitingSources);
  useEffect(() => {
    if (data) onChange(Object.fromEntries(data.map(({ section, count }) => [section, { count, countLabel: labels[section] }])));
  }, [data, onChange]);
  return null;
}
