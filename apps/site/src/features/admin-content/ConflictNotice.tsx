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

/** Tells that somebody else changed the row, and lets the admin compare and decide; nothing is lost before that. */
export function ConflictNotice({ view, send }: ConflictNoticeProps) {
  const { status, theirs } = view;
  if (status === 'reading') return <Alert tone="warn" title={t.conflictReading} />;
  if (status === 'unread') {
    return (
      <Alert
        tone="loss"
        title={t.conflictUnread}
        action={
          <Button size="sm" onPress={() => send({ type: 'conflict.read' })}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  if (theirs === null) return null;
  return (
    <>
      <Alert
        tone="warn"
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
        {t.conflictText({ version: String(theirs.version) })}
      </Alert>
      <Suspense fallback={null}>
        {status === 'comparing' && (
          <CompareDialog theirs={theirs.fields} mine={view.fields} onClose={() => send({ type: 'conflict.close' })} />
        )}
      </Suspense>
    </>
  );
}
