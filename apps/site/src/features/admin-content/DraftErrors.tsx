import type { ContentDraftEvent, ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Button } from '@duneline/ui';
import { failureTitle, problemOf } from '../../lib/query/problemOf.ts';

export interface DraftErrorsProps {
  readonly view: ContentDraftView;
  readonly send: (event: ContentDraftEvent) => void;
}

/** What failed when the editor is in this state again, and what repeats it. */
const failures: ReadonlyMap<
  ContentDraftView['status'],
  { readonly title: string; readonly again?: { readonly event: 'draft.save' | 'content.publish'; readonly label: string } }
> = new Map([
  ['dirty', { title: t.saveFailed, again: { event: 'draft.save', label: t.saveAgain } }],
  ['saved', { title: t.publishFailed, again: { event: 'content.publish', label: t.retry } }],
  // The history offers the roll-back again.
  ['unchanged', { title: t.rollBackFailed }],
]);

/** The error of the last save, publication or roll-back, and how to continue. */
export function DraftErrors({ view, send }: DraftErrorsProps) {
  const { error, status } = view;
  const failure = failures.get(status);
  if (error === null || failure === undefined) return null;
  const { title, again } = failure;
  return (
    <Alert
      tone="danger"
      title={failureTitle(error, title)}
      {...(again && {
        action: (
          <Button size="sm" onPress={() => send({ type: again.event })}>
            {again.label}
          </Button>
        ),
      })}
    >
      {problemOf(error).text}
    </Alert>
  );
}
