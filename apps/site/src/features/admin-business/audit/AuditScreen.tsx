import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Button } from '@duneline/ui';
import { Suspense, useCallback, useState } from 'react';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readAudit, type AuditAction, type AuditRow } from './readAudit.ts';

const ChangeDialog = lazyPart(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);

const names: Readonly<Record<AuditAction, string>> = { insert: t.auditInsert, update: t.auditUpdate, delete: t.auditDelete };
const tones: Readonly<Record<string, 'success' | 'info' | 'danger'>> = { insert: 'success', update: 'info', delete: 'danger' };
const nameOf = ({ action }: AuditRow) => Object.entries(names).find(([id]) => id === action)?.[1] ?? action;
const actorOf = ({ actor, person }: AuditRow) => (actor === null ? t.auditService : (person ?? t.unknownPerson));

const columns: readonly DataColumn<AuditRow>[] = [
  {
    id: 'when',
    label: t.auditWhen,
    cell: ({ happened_at }) => formatMoment(happened_at),
    orderBy: 'happened_at',
    csv: ({ happened_at }) => happened_at,
  },
  { id: 'person', label: t.person, cell: actorOf, csv: actorOf },
  {
    id: 'action',
    label: t.auditAction,
    cell: (row) => <Badge tone={tones[row.action] ?? 'neutral'}>{nameOf(row)}</Badge>,
    csv: ({ action }) => action,
  },
  {
    id: 'table',
    label: t.auditTable,
    cell: ({ table_name }) => table_name,
    orderBy: 'table_name',
    csv: ({ table_name }) => table_name,
  },
  { id: 'row', label: t.auditRow, cell: ({ row_id }) => row_id, csv: ({ row_id }) => row_id, isHidden: true },
];

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
    sort,
    read: readAudit,
    countsLater: true,
  });
  return (
    <BusinessScreen title={t.auditTitle} lead={t.auditLead} empty={t.auditEmpty} table={table} statuses={names}>
      <Suspense fallback={null}>{shown && <ChangeDialog entry={shown} onClose={() => setShown(null)} />}</Suspense>
    </BusinessScreen>
  );
}
