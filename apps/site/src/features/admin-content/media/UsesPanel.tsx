import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button, Panel, Skeleton } from '@duneline/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../contentEditor.css.ts';
import { languageNames } from '../list/languageNames.ts';
import { deletePicture, readUses } from './mediaStore.ts';

const ConfirmDialog = lazyPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog);

const useNames = { text: t.mediaUseText, card: t.mediaUseCard, article: t.mediaUseArticle } as const;

export interface UsesPanelProps {
  readonly id: string;
  readonly path: string;
}

/** The places where a picture is used; an unused one can be deleted. */
export function UsesPanel({ id, path }: UsesPanelProps) {
  const uses = useQuery({ queryKey: ['media-uses', path], queryFn: () => readUses(path) });
  const [isAsking, setIsAsking] = useState(false);
  const { list } = useSectionAddress();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deletePicture(id, path),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tableKey('media_library', 'list') });
      await navigate(list);
    },
  });
  return (
    <Panel
      title={t.mediaUses}
      actions={
        <Button
          size="sm"
          variant="danger"
          isDisabled={uses.data?.length !== 0}
          isPending={removal.isPending}
          onPress={() => setIsAsking(true)}
        >
          {t.mediaDelete}
        </Button>
      }
    >
      {uses.isPending && <Skeleton lines={2} />}
      {uses.isError && (
        <Alert
          tone="danger"
          title={t.mediaUsesUnread}
          action={
            <Button size="sm" onPress={() => void uses.refetch()}>
              {t.retry}
            </Button>
          }
        />
      )}
      {removal.isError && (
        <Alert tone="danger" title={failureTitle(removal.error, t.mediaNotDeleted)}>
          {problemOf(removal.error).text}
        </Alert>
      )}
      {uses.data?.length === 0 && <p className={css.quiet}>{t.mediaUnused}</p>}
      {uses.data && uses.data.length > 0 && (
        <ul role="list" className={css.list}>
          {uses.data.map((use) => (
            <li key={use.id} className={css.row}>
              <span>{useNames[use.kind]({ path: use.place })}</span>
              <span className={css.quiet}>{languageNames[use.locale] ?? use.locale}</span>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            title={t.mediaDeleteTitle}
            text={t.mediaDeleteText}
            confirmLabel={t.mediaDelete}
            cancelLabel={t.mediaKeep}
            tone="danger"
            onClose={() => setIsAsking(false)}
            onConfirm={() => removal.mutate()}
          />
        )}
      </Suspense>
    </Panel>
  );
}
