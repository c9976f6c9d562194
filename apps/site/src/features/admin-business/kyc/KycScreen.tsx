import type { Database } from '@duneline/specs/database';
import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Button, toast } from '@duneline/ui';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import * as css from '../business.css.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../DecisionDialog.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../useDecision.ts';
import { decideDocument, readDocuments, signDocument, type DocumentRow, type DocumentStatus } from './readDocuments.ts';

const names: Readonly<Record<DocumentStatus, string>> = {
  pending: t.kycPending,
  approved: t.kycApproved,
  rejected: t.kycRejected,
};
const kinds: Readonly<Record<Database['public']['Enums']['kyc_kind'], string>> = {
  passport: t.kycPassport,
  'identity-card': t.kycIdentityCard,
  'residence-permit': t.kycResidencePermit,
  'proof-of-address': t.kycProofOfAddress,
};
const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;

const columns: readonly DataColumn<DocumentRow>[] = [
  { id: 'person', label: t.person, cell: ({ person }) => person ?? t.unknownPerson, csv: ({ person }) => person },
  { id: 'kind', label: t.kycKind, cell: ({ kind }) => kinds[kind], orderBy: 'kind', csv: ({ kind }) => kind },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{names[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'date',
    label: t.kycSubmitted,
    align: 'end',
    cell: ({ submitted_at }) => formatDate(submitted_at),
    orderBy: 'submitted_at',
    csv: ({ submitted_at }) => submitted_at,
  },
];

const sort = { column: 'date', direction: 'ascending' } as const;

/** Identity documents, to view, approve and reject; the oldest pending ones first (spec §2: admin console). */
export function KycScreen() {
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['kyc_documents'], decideDocument);
  const actions = useMemo(() => {
    const open = (row: DocumentRow, status: 'approved' | 'rejected') => {
      const what = t.kycName({ person: row.person ?? t.unknownPerson });
      const isIdentity = status === 'approved' && row.kind !== 'proof-of-address';
      setDecision({
        title: status === 'approved' ? t.approveTitle({ what }) : t.rejectTitle({ what }),
        text: status === 'approved' ? t.kycApproveText : '',
        confirmLabel: status === 'approved' ? t.approve : t.reject,
        isRefusal: status === 'rejected',
        ...(isIdentity && {
          asks: {
            label: t.kycConfirmedName,
            help: t.kycConfirmedNameHelp({ name: row.person ?? t.unknownPerson }),
            missing: t.kycConfirmedNameMissing,
            longest: 80,
          },
        }),
        confirm: (text) => mutateAsync({ id: row.id, status, ...(isIdentity ? { confirmedName: text } : { reason: text }) }),
      });
    };
    return (row: DocumentRow) => <Actions row={row} onOpen={open} />;
  }, [mutateAsync]);
  const table = useBusinessTable({ name: 'admin-kyc', source: 'kyc_documents', columns, actions, sort, read: readDocuments });
  return (
    <BusinessScreen
      title={t.kycTitle}
      lead={t.kycLead}
      empty={t.kycEmpty}
      table={table}
      statuses={names}
      decision={decision}
      onDecisionClose={() => setDecision(null)}
    />
  );
}

interface ActionsProps {
  readonly row: DocumentRow;
  readonly onOpen: (row: DocumentRow, status: 'approved' | 'rejected') => void;
}

function Actions({ row, onOpen }: ActionsProps) {
  return (
    <span className={css.actions}>
      <Button size="sm" variant="quiet" onPress={() => void openDocument(row.storage_path)}>
        {t.kycOpen}
      </Button>
      {row.status === 'pending' && (
        <>
          <Button size="sm" onPress={() => onOpen(row, 'approved')}>
            {t.approve}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => onOpen(row, 'rejected')}>
            {t.reject}
          </Button>
        </>
      )}
    </span>
  );
}

async function openDocument(path: string) {
  // Opened before the response, because browsers block a window that opens long after the click.
  const tab = window.open('', '_blank');
  try {
    const address = await signDocument(path);
    if (tab) tab.location.href = address;
  } catch (error) {
    tab?.close();
    console.error('The document could not be opened.', error);
    toast({ tone: 'danger', title: t.kycOpenFailed });
  }
}
