import * as t from '@duneline/specs/messages/admin-business';
import { Button, toast } from '@duneline/ui';
import { useMemo, useState } from 'react';
import * as css from '../business.css.ts';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../DecisionDialog.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../useDecision.ts';
import { documentColumns } from './documentColumns.tsx';
import { statusNames } from './documentLabels.ts';
import { decideDocument, readDocuments, signDocument, type DocumentRow } from './readDocuments.ts';

const filters = ['status', 'person', ...dayFilters];
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
  const table = useBusinessTable({
    name: 'admin-kyc',
    source: 'kyc_documents',
    columns: documentColumns,
    actions,
    filters,
    sort,
    read: readDocuments,
  });
  return (
    <BusinessScreen
      title={t.kycTitle}
      lead={t.kycLead}
      empty={t.kycEmpty}
      table={table}
      statuses={statusNames}
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
