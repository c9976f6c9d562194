import type { ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-blog';
import { RelativeTime } from '@duneline/ui';
import type { RefObject } from 'react';
import type { ArticleState } from './articleState.ts';

export interface ArticleStatusProps {
  readonly ref: RefObject<HTMLOutputElement | null>;
  readonly view: ContentDraftView;
  /** When the draft was last saved, ISO 8601. */
  readonly savedAt: string | null;
  readonly state: ArticleState;
  /** What was just done with the article as it is, without a draft. */
  readonly done: 'published' | 'unpublished' | 'unscheduled' | null;
}

/** What happens with an article, or has just happened; takes the focus when its button has gone. */
export function ArticleStatus({ ref, view, savedAt, state, done }: ArticleStatusProps) {
  const { status } = view;
  const isAtRest = status === 'unchanged' || status === 'saved';
  return (
    <output ref={ref} tabIndex={-1}>
      {status === 'dirty' && <span>{t.unsaved}</span>}
      {status === 'saving' && <span>{t.saving}</span>}
      {(status === 'published' || (status === 'unchanged' && done === 'published')) && (
        <span>{state === 'scheduled' ? t.scheduled : t.published}</span>
      )}
      {status === 'rolledBack' && <span>{t.rolledBack}</span>}
      {isAtRest && done === 'unpublished' && <span>{t.unpublished}</span>}
      {isAtRest && done === 'unscheduled' && <span>{t.unscheduled}</span>}
      {status === 'saved' && savedAt !== null && (
        <span>
          {' '}
          {t.savedAt} <RelativeTime value={savedAt} />
        </span>
      )}
      {status === 'unchanged' && done === null && <span>{t.noDraft}</span>}
    </output>
  );
}
