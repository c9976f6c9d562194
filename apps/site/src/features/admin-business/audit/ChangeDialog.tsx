import * as t from '@duneline/specs/messages/admin-business';
import { Dialog, Disclosure, JsonView, Stack } from '@duneline/ui';
import { ChangesTable } from '../../../lib/changes/ChangesTable.tsx';
import { describeEntry } from './describeEntry.ts';
import type { AuditRow } from './readAudit.ts';

export interface ChangeDialogProps {
  readonly entry: AuditRow;
  readonly onClose: () => void;
}

/** The changed values of an entry of the audit log, and all that it holds: of an update, what it changed. */
export function ChangeDialog({ entry, onClose }: ChangeDialogProps) {
  const sentence = describeEntry(entry);
  return (
    <Dialog isOpen onOpenChange={onClose} title={sentence} closeLabel={t.close}>
      <Stack gap={24}>
        <ChangesTable
          caption={sentence}
          before={entry.before}
          after={entry.after}
          words={{ field: t.auditField, before: t.auditBefore, after: t.auditAfter }}
        />
        <Disclosure title={t.auditRecorded}>
          <JsonView aria-label={t.auditRecorded} value={entry.after ?? entry.before} openLevels={2} />
        </Disclosure>
      </Stack>
    </Dialog>
  );
}
