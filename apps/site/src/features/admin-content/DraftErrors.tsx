import type { ContentDraftEvent, ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button } from '@duneline/ui';
import { problemOf } from '../../lib/query/problemOf.ts';

export interface DraftErrorsProps {
  readonly view: ContentDraftView;
  readonly send: (event: ContentDraftEvent) => void;
}

/** The error of the last save or publication, and how to continue. */
export function DraftErrors({ view, send }: DraftErrorsProps) {
  if (view.error === null || (view.status !== 'dirty' && view.status !== 'saved')) return null;
  const isUnsaved = view.status === 'dirty';
  return (
    <Alert
      tone="danger"
      title={isUnsaved ? t.saveFailed : t.publishFailed}
      action={
        <Button size="sm" onPress={() => send({ type: isUnsaved ? 'draft.save' : 'content.publish' })}>
          {isUnsaved ? t.saveAgain : t.retry}
        </Button>
      }
    >
      {problemOf(view.error).text}
    </Alert>
  );
}
