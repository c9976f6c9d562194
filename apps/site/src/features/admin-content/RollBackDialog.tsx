import type { ContentFields } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { AlertDialog, Stack } from '@duneline/ui';
import { ChangesTable } from '../../lib/changes/ChangesTable.tsx';
import type { ContentVersion } from './contentStore.ts';

export interface RollBackDialogProps {
  readonly version: ContentVersion;
  readonly present: ContentFields;
  /** Whether visitors see the present version. */
  readonly isLive: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows the changes of a roll-back, and confirms it. */
export function RollBackDialog({ version, present, isLive, onConfirm, onClose }: RollBackDialogProps) {
  const number = String(version.version);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t.rollBackTitle({ version: number })}
      confirmLabel={t.rollBack}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    >
      <Stack gap={16}>
        <p>{isLive ? t.rollBackText : t.rollBackShows}</p>
        <ChangesTable
          caption={t.changes}
          before={present}
          after={version.fields}
          words={{ field: t.compareField, before: isLive ? t.live : t.notLive, after: t.version({ version: number }) }}
        />
      </Stack>
    </AlertDialog>
  );
}
