import * as words from '@duneline/specs/messages/admin-audit';
import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { Suspense, useCallback, useState } from 'react';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { readPersonFilter } from '../readPersonFilter.ts';
import * as css from '../business.css.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { nameActor } from './auditEntry.ts';
import { kindItems, kindOf } from './auditKinds.ts';
import { AuditSentence } from './AuditSentence.tsx';
import { describeEntry } from './describeEntry.ts';
import { readAudit, type AuditAction, type AuditRow } from './readAudit.ts';

const ChangeDialog = lazyPart(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);

const names: Readonly<Record<AuditAction, string>> = { insert: t.auditInsert, update: t.auditUpdate, delete: t.auditDelete };
const nameOf = ({ action }: AuditRow) => Object.entries(names).find(([id]) => id === action)?.[1] ?? action;

const columns: readonly DataColumn<AuditRow>[] = [
  {
    id: 'happened',
    label: words.happened,
    cell: (row) => (
      <span className={css.sentence}>
        <AuditSentence row={row} />
      </span>
    ),
    csv: describeEntry,
  },
  {
    id: 'when',
    label: t.auditWhen,
    cell: ({ happened_at }) => formatMoment(happened_at),
    orderBy: 'happened_at',
    csv: ({ happened_at }) => happened_at,
  },
  // The sentence contains them; a file is also sorted and filtered by them.
  { id: 'person', label: t.person, cell: nameActor, csv: nameActor, isHidden: true, isAlwaysExported: true },
  { id: 'action', label: t.auditAction, cell: nameOf, csv: ({ action }) => action, isHidden: true, isAlwaysExported: true },
  {
    id: 'section',
    label: words.section,
    cell: ({ table_name }) => kindOf(table_name),
    csv: ({ table_name }) => kindOf(table_name),
    isHidden: true,
    isAlwaysExported: true,
  },
  {
    id: 'table',
    label: words.table,
    cell: ({ table_name }) => table_name,
    csv: ({ table_name }) => table_name,
    isHidden: true,
    isAlwaysExported: true,
  },
  {
    id: 'row',
    label: t.auditRow,
    cell: ({ row_id }) => row_id,
    csv: ({ row_id }) => row_id,
    isHidden: true,
    isAlwaysExported: true,
  },
];

const filters = ['status', 'section', 'person', ...dayFilters];
const multiFilters = [{ id: 'section', label: words.section, items: kindItems }];
const sort = { column: 'when', direction: 'descending' } as const;

/** The audit log, newest first; nobody can change it (spec §2: admin console). */
export function AuditScreen() {
  const [shown, setShown] = useState<AuditRow | null>(null);
  const actions = useCallback(
    (row: AuditRow) => (
      <Button size="sm" variant="quiet" onPress={() => setShown(row)}>
        {t.auditShow}
      </Button>
    ),
    [],
  );
  const table = useBusinessTable({
    name: 'admin-audit',
    source: 'audit_log',
    columns,
    actions,
    filters,
    sort,
    read: readAudit,
    countsLater: true,
  });
  return (
    <BusinessScreen
      title={t.auditTitle}
      lead={t.auditLead}
      empty={t.auditEmpty}
      table={table}
      statuses={names}
      notice={readPersonFilter(table.view.filters) && <p className={css.quiet}>{words.ofPerson}</p>}
      fields={<MultiFilters table={table} filters={multiFilters} />}
    >
      <Suspense fallback={null}>{shown && <ChangeDialog entry={shown} onClose={() => setShown(null)} />}</Suspense>
    </BusinessScreen>
  );
}
