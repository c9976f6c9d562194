import * as content from '@duneline/specs/messages/admin-content';
import * as t from '@duneline/specs/messages/admin-releases';
import { Alert, Button, Dialog, Heading, Stack } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { changedPaths } from '../../../lib/changes/changedPaths.ts';
import { ChangesTable } from '../../../lib/changes/ChangesTable.tsx';
import { formatList } from '../../../lib/format/formatList.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import * as css from '../contentEditor.css.ts';
import { kindAndLanguage } from './documentPlaces.ts';
import { readRollBack, type RolledBackDocument } from './readRollBack.ts';
import type { Release } from './releaseStore.ts';

export interface RollBackReleaseDialogProps {
  readonly release: Release;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what the roll-back of a release would change, document by document, and confirms it; or why it cannot be rolled back. */
export function RollBackReleaseDialog({ release, onConfirm, onClose }: RollBackReleaseDialogProps) {
  const { id, name, items, isIncomplete } = release;
  const query = useQuery({ queryKey: ['content_versions', 'release', id, items], queryFn: () => readRollBack(items) });
  const obstacle = obstacleOf(release);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.rollBackTitle({ name: isolateText(name) })}
      closeLabel={content.close}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t.keep}
          </Button>
          <Button
            variant="danger"
            isDisabled={obstacle !== null || query.data === undefined}
            onPress={() => {
              onConfirm();
              onClose();
            }}
          >
            {t.rollBack}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {obstacle === null ? (
          <p>{t.rollBackText}</p>
        ) : (
          <Alert tone="warning" title={t.rollBackRefused}>
            {obstacle}
          </Alert>
        )}
        {!isIncomplete && (
          <QueryPanel query={query}>
            {(documents) => documents.map((one) => <DocumentChanges key={one.document.id} {...one} />)}
          </QueryPanel>
        )}
      </Stack>
    </Dialog>
  );
}

/** Why the database refuses the roll-back; `null` if it does not. */
function obstacleOf({ items, isIncomplete }: Release): string | null {
  if (isIncomplete) return t.problemGone;
  const changed = items.filter(({ isChanged }) => isChanged).map(({ name }) => isolateText(name));
  return changed.length === 0 ? null : t.rollBackChanged({ documents: formatList(changed) });
}

function DocumentChanges({ document, present, earlier, version, isHiddenAgain }: RolledBackDocument) {
  const { table, name, language } = document;
  return (
    <section aria-label={name}>
      <Heading level={3} size="md">
        <bdi lang={language ?? undefined}>{name}</bdi>
      </Heading>
      <p className={css.quiet}>{kindAndLanguage(table, language)}</p>
      {isHiddenAgain && <p>{t.hiddenAgain}</p>}
      {changedPaths(present, earlier).length > 0 && (
        <ChangesTable
          caption={`${content.changes}: ${name}`}
          before={present}
          after={earlier}
          words={{
            field: content.compareField,
            before: content.live,
            after: content.version({ version: String(version) }),
          }}
        />
      )}
    </section>
  );
}
