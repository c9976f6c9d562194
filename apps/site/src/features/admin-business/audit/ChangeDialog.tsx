import * as t from '@duneline/specs/messages/admin-business';
import { Dialog, Disclosure, JsonView, Stack } from '@duneline/ui';
import { ChangesTable } from '../../../lib/changes/ChangesTable.tsx';
import type { AuditRow } from './readAudit.ts';

export interface ChangeDialogProps {
  readonly entry: AuditRow;
  readonly onClose: () => void;
}

/** The changed values of an entry of the audit log, and all that it holds: of an update, what it changed. */
export function ChangeDialog({ entry, onClose }: ChangeDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={entry.table_name} closeLabel={t.close}>
      <Stack gap={24}>
        <ChangesTable
          caption={entry.table_name}
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
