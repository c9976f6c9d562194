import * as t from '@duneline/specs/messages/admin-business';
import { Dialog } from '@duneline/ui';
import { ChangesTable } from '../../../lib/changes/ChangesTable.tsx';
import type { AuditRow } from './readAudit.ts';

export interface ChangeDialogProps {
  readonly entry: AuditRow;
  readonly onClose: () => void;
}

/** What one entry of the audit log changed, value by value. */
export function ChangeDialog({ entry, onClose }: ChangeDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={entry.table_name} closeLabel={t.close}>
      <ChangesTable
        caption={entry.table_name}
        before={entry.before}
        after={entry.after}
        words={{ field: t.auditField, before: t.auditBefore, after: t.auditAfter }}
      />
    </Dialog>
  );
}
