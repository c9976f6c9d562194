import * as t from '@duneline/specs/messages/admin-business';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readConsents, type ConsentChoice, type ConsentRow } from './readVisitors.ts';

const names: Readonly<Record<ConsentChoice, string>> = {
  'accept-all': t.consentAll,
  'necessary-only': t.consentNecessary,
  custom: t.consentCustom,
};
const yesOrNo = (isYes: boolean) => (isYes ? t.yes : t.no);

const columns: readonly DataColumn<ConsentRow>[] = [
  { id: 'visitor', label: t.visitor, cell: ({ visitor_id: id }) => id.slice(0, 8), csv: ({ visitor_id: id }) => id },
  { id: 'choice', label: t.consentChoice, cell: ({ choice }) => names[choice], orderBy: 'choice', csv: ({ choice }) => choice },
  { id: 'analytics', label: t.analytics, cell: ({ analytics }) => yesOrNo(analytics), csv: ({ analytics }) => String(analytics) },
  { id: 'marketing', label: t.marketing, cell: ({ marketing }) => yesOrNo(marketing), csv: ({ marketing }) => String(marketing) },
  { id: 'version', label: t.consentVersion, cell: ({ version }) => version, orderBy: 'version', csv: ({ version }) => version },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ chosen_at: chosenAt }) => formatMoment(chosenAt),
    orderBy: 'chosen_at',
    csv: ({ chosen_at: chosenAt }) => chosenAt,
  },
];
const filters = ['status', ...dayFilters];

/** The log of the cookie banner's choices, which nobody can change. */
export function ConsentScreen() {
  const table = useBusinessTable({ name: 'admin-consent', source: 'consent_log', columns, filters, read: readConsents });
  return <BusinessScreen title={t.consentTitle} lead={t.consentLead} empty={t.consentEmpty} table={table} statuses={names} />;
}
