import type { ContentDraftEvent, ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Badge, Button, check, clock, PageHeader, RelativeTime } from '@duneline/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';

const ConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

export interface DraftBarProps {
  readonly title: string;
  /** The content's state, shown while there is no draft. */
  readonly lead: string;
  /** Above the title: a link back to the list. */
  readonly above?: ReactNode;
  readonly view: ContentDraftView;
  /** Number of values that the draft changes. */
  readonly count: number;
  readonly version: number;
  /** Whether visitors see the content. */
  readonly isPublic: boolean;
  readonly savedAt: string | null;
  /** Why the draft cannot be published; the editor shows it as text. */
  readonly isBlocked: boolean;
  readonly send: (event: ContentDraftEvent) => void;
  /** Whether content without a draft is on its way. */
  readonly isPublishing?: boolean;
  /** Publishes content that is not public and has no draft. */
  readonly onPublishWithoutDraft?: () => void;
}

/** The head of the editor: the content's state, and the actions on the draft. */
export function DraftBar({ title, lead, above, view, isPublic, isBlocked, send, ...props }: DraftBarProps) {
  const { count, version, savedAt, isPublishing = false, onPublishWithoutDraft } = props;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { status } = view;
  const hasDraft = view.changed.length > 0;
  const isWithoutDraft = !hasDraft && !isPublic && onPublishWithoutDraft !== undefined;
  return (
    <>
      <PageHeader
        title={title}
        above={above}
        badge={
          hasDraft ? (
            <Badge tone="warning" icon={clock}>
              {t.draftBadge({ count })}
            </Badge>
          ) : isPublic ? (
            <Badge tone="success" icon={check}>
              {t.liveBadge({ version: String(version) })}
            </Badge>
          ) : (
            <Badge tone="warning" icon={clock}>
              {t.neverPublished}
            </Badge>
          )
        }
        lead={
          <output>
            {status === 'dirty' && <span>{t.unsaved}</span>}
            {status === 'saving' && <span>{t.saving}</span>}
            {status === 'published' && <span>{t.published}</span>}
            {status === 'rolledBack' && <span>{t.rolledBack}</span>}
            {hasDraft && status === 'saved' && savedAt !== null && (
              <span>
                {t.savedAt} <RelativeTime value={savedAt} />
              </span>
            )}
            {!hasDraft && status === 'unchanged' && <span>{lead}</span>}
          </output>
        }
        actions={
          <>
            <Button isDisabled={!hasDraft} onPress={() => setIsDiscarding(true)}>
              {t.discard}
            </Button>
            <Button
              variant="primary"
              isDisabled={isBlocked || (!isWithoutDraft && status !== 'saved' && status !== 'publishing')}
              isPending={status === 'publishing' || isPublishing}
              pendingLabel={t.publishing}
              onPress={() => (isWithoutDraft ? onPublishWithoutDraft() : send({ type: 'content.publish' }))}
            >
              {t.publish}
            </Button>
          </>
        }
      />
      <Suspense fallback={null}>
        {isDiscarding && (
          <ConfirmDialog
            title={t.discardTitle}
            text={t.discardText}
            confirmLabel={t.discard}
            cancelLabel={t.keepDraft}
            tone="danger"
            onClose={() => setIsDiscarding(false)}
            onConfirm={() => send({ type: 'draft.discard' })}
          />
        )}
      </Suspense>
    </>
  );
}
