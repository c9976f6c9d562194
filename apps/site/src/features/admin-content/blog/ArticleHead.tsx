import * as t from '@duneline/specs/messages/admin-blog';
import { Badge, Button, check, clock, Inline, Panel, RelativeTime } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { locale } from '../../../lib/format/locale.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import type { ContentEditor } from '../useContentEditor.ts';
import { OtherEditors } from '../presence/OtherEditors.tsx';
import type { ArticleState } from './articleState.ts';
import type { ArticleLanguage } from './articleStore.ts';

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
  const { view, send, savedAt, published, count } = editor;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const hasDraft = view.changed.length > 0;
  const isFirst = !hasDraft && published.status === 'draft';
  const isReady = isFirst || view.status === 'saved' || view.status === 'publishing';
  return (
    <Panel
      title={language === 'ar' ? t.arabic : t.english}
      lead={
        <output>
          {view.status === 'dirty' && <span>{t.unsaved}</span>}
          {view.status === 'saving' && <span>{t.saving}</span>}
          {view.status === 'published' && <span>{state === 'scheduled' ? t.scheduled : t.published}</span>}
          {view.status === 'rolledBack' && <span>{t.rolledBack}</span>}
          {hasDraft && view.status === 'saved' && savedAt !== null && (
            <span>
              {t.savedAt} <RelativeTime value={savedAt} />
            </span>
          )}
          {view.status === 'unchanged' && <span>{t.noDraft}</span>}
        </output>
      }
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
          isPending={view.status === 'publishing'}
          pendingLabel={t.publishing}
          onPress={() => (isFirst ? void editor.publishFirst() : send({ type: 'content.publish' }))}
        >
          {t.publish}
        </Button>
        <Button size="sm" variant="quiet" onPress={() => setIsSharing(true)}>
          {t.share}
        </Button>
        {hasDraft && (
          <Badge tone="warning" icon={clock}>
            {t.draftBadge({ count })}
          </Badge>
        )}
      </Inline>
      <OtherEditors table="blog_posts" id={id} />
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
  return (
    <Badge tone={state === 'scheduled' ? 'info' : 'warning'} icon={clock}>
      {state === 'scheduled' ? t.scheduledBadge({ moment: moment.format(new Date(publishedAt)) }) : t.neverPublished}
    </Badge>
  );
}
