import type { ContentFields } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Dialog } from '@duneline/ui';
import { ChangesTable } from '../../lib/changes/ChangesTable.tsx';

export interface CompareDialogProps {
  readonly theirs: ContentFields;
  readonly mine: ContentFields;
  readonly onClose: () => void;
}

/** The published version and the draft, value by value. */
export function CompareDialog({ theirs, mine, onClose }: CompareDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={t.compareTitle} closeLabel={t.close}>
      <ChangesTable
        caption={t.compareTitle}
        before={theirs}
        after={mine}
        words={{ field: t.compareField, before: t.compareTheirs, after: t.compareMine }}
      />
    </Dialog>
  );
}
