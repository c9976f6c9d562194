import * as t from '@duneline/specs/messages/admin-blog';
import { Alert, Badge, Button, check, clock, eyeOff, Inline, Panel } from '@duneline/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { locale } from '../../../lib/format/locale.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { OtherAdmins } from '../../../lib/presence/OtherAdmins.tsx';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { isPublished } from '../contentRow.ts';
import type { ContentEditor } from '../useContentEditor.ts';
import type { ArticleState } from './articleState.ts';
import { ArticleStatus } from './ArticleStatus.tsx';
import type { ArticleLanguage } from './articleStore.ts';
import { UnpublishButton } from './UnpublishButton.tsx';
import { useUnpublish } from './useUnpublish.ts';

const ConfirmDialog = lazyPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog);
const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const moment = new Intl.DateTimeFormat(locale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  timeZoneName: 'short',
});

export interface ArticleHeadProps {
  readonly id: string;
  readonly editor: ContentEditor;
  readonly language: ArticleLanguage;
  readonly state: ArticleState;
  /** Of the published version, ISO 8601. */
  readonly publishedAt: string;
  readonly problems: readonly string[];
}

/** The state of an article in one language, and what can be done with its draft. */
export function ArticleHead({ id, editor, language, state, publishedAt, problems }: ArticleHeadProps) {
  const { view, send, savedAt, published, publishing, count } = editor;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const unpublish = useUnpublish(id, published.version);
  const status = useRef<HTMLOutputElement>(null);
  const hasDraft = view.changed.length > 0;
  const isLive = isPublished(published.status);
  const isWithoutDraft = !hasDraft && !isLive;
  const isReady = isWithoutDraft || view.status === 'saved' || view.status === 'publishing';
  const wasUnpublished = unpublish.isSuccess && !isLive;
  useEffect(() => {
    // The button that had the focus has gone.
    if (wasUnpublished && document.activeElement === document.body) status.current?.focus();
  }, [wasUnpublished]);
  // Each says what was done last.
  const publish = () => {
    unpublish.reset();
    if (isWithoutDraft) publishing.mutate();
    else send({ type: 'content.publish' });
  };
  const unpublishNow = () => {
    publishing.reset();
    unpublish.mutate(state === 'scheduled');
  };
  const done = wasUnpublished ? unpublish.data : publishing.isSuccess && isLive ? 'published' : null;
  return (
    <Panel
      title={language === 'ar' ? t.arabic : t.english}
      lead={<ArticleStatus ref={status} view={view} savedAt={savedAt} state={state} done={done} />}
      actions={<StateBadge state={state} publishedAt={publishedAt} version={published.version} />}
    >
      <Inline gap={12}>
        <Button size="sm" isDisabled={!hasDraft} onPress={() => setIsDiscarding(true)}>
          {t.discard}
        </Button>
        <Button
          size="sm"
          variant="primary"
          isDisabled={problems.length > 0 || !isReady}
          isPending={view.status === 'publishing' || publishing.isPending}
          pendingLabel={t.publishing}
          onPress={publish}
        >
          {t.publish}
        </Button>
        <Button size="sm" variant="quiet" onPress={() => setIsSharing(true)}>
          {t.share}
        </Button>
        {isLive && (
          <UnpublishButton isScheduled={state === 'scheduled'} isPending={unpublish.isPending} onConfirm={unpublishNow} />
        )}
        {hasDraft && (
          <Badge tone="warning" icon={clock}>
            {t.draftBadge({ count })}
          </Badge>
        )}
      </Inline>
      {unpublish.isError && (
        <Alert tone="danger" title={failureTitle(unpublish.error, t.notUnpublished)}>
          {problemOf(unpublish.error).text}
        </Alert>
      )}
      <OtherAdmins record={`blog/${id}`} />
      <Suspense fallback={null}>
        {isSharing && <ShareDialog id={id} language={language} onClose={() => setIsSharing(false)} />}
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
    </Panel>
  );
}

function StateBadge({ state, publishedAt, version }: { state: ArticleState; publishedAt: string; version: number }) {
  if (state === 'published') {
    return (
      <Badge tone="success" icon={check}>
        {t.liveBadge({ version: String(version) })}
      </Badge>
    );
  }
  if (state === 'unpublished') {
    return (
      <Badge tone="neutral" icon={eyeOff}>
        {t.unpublishedBadge}
      </Badge>
    );
  }
  return (
    <Badge tone={state === 'scheduled' ? 'info' : 'warning'} icon={clock}>
      {state === 'scheduled' ? t.scheduledBadge({ moment: moment.format(new Date(publishedAt)) }) : t.neverPublished}
    </Badge>
  );
}
