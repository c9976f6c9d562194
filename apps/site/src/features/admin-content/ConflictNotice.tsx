import type { ContentDraftEvent, ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button, Inline } from '@duneline/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';

const CompareDialog = lazyPart(async () => (await import('./CompareDialog.tsx')).CompareDialog);

export interface ConflictNoticeProps {
  readonly view: ContentDraftView;
  readonly send: (event: ContentDraftEvent) => void;
}

/** Tells what another editor changed meanwhile. Where both changed the same value, the editor compares and decides. */
export function ConflictNotice({ view, send }: ConflictNoticeProps) {
  const { status, conflicts, taken, changed } = view;
  if (status === 'reading') return changed.length > 0 ? <Alert tone="warning" title={t.conflictReading} /> : null;
  if (status === 'unread') {
    return (
      <Alert
        tone="danger"
        title={t.conflictUnread}
        action={
          <Button size="sm" onPress={() => send({ type: 'conflict.read' })}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  if (status !== 'conflict' && status !== 'comparing') {
    if (taken.length === 0) return null;
    return (
      <Alert tone="info" title={t.mergedTitle}>
        {t.mergedText({ fields: namesOf(taken) })}
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="warning"
        title={t.conflictTitle}
        action={
          <Inline gap={8}>
            <Button size="sm" onPress={() => send({ type: 'conflict.compare' })}>
              {t.compare}
            </Button>
            <Button size="sm" onPress={() => send({ type: 'conflict.takeTheirs' })}>
              {t.takeTheirs}
            </Button>
            <Button size="sm" onPress={() => send({ type: 'conflict.keepMine' })}>
              {t.keepMine}
            </Button>
          </Inline>
        }
      >
        {t.conflictText({ fields: namesOf(conflicts.map(({ path }) => path)) })}
      </Alert>
      <Suspense fallback={null}>
        {status === 'comparing' && (
          <CompareDialog
            conflicts={conflicts}
            onChoose={(choices) => send({ type: 'conflict.choose', choices })}
            onClose={() => send({ type: 'conflict.close' })}
          />
        )}
      </Suspense>
    </>
  );
}

function namesOf(paths: ContentDraftView['taken']): string {
  return paths.map((path) => path.join('.')).join(', ');
}
