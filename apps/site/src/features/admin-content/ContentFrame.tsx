import * as t from '@duneline/specs/messages/admin-content';
import { Alert } from '@duneline/ui';
import type { ReactNode } from 'react';
import { failureTitle, problemOf } from '../../lib/query/problemOf.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import * as css from './contentEditor.css.ts';
import { DraftBar } from './DraftBar.tsx';
import { DraftErrors } from './DraftErrors.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { TransferPanel } from './transfer/TransferPanel.tsx';
import { isPublished } from './contentRow.ts';
import type { ContentEditor } from './useContentEditor.ts';

export interface ContentFrameProps {
  readonly editor: ContentEditor;
  readonly title: string;
  readonly lead: string;
  /** Above the title: a link back to the list. */
  readonly above?: ReactNode;
  /** Why the draft cannot be published, one sentence each. */
  readonly problems?: readonly string[];
  /** Blocks publishing if the editor shows the reason itself. */
  readonly isBlocked?: boolean;
  /** The fields. */
  readonly children: ReactNode;
  /** The preview. */
  readonly preview: ReactNode;
}

/** The frame of every content editor: state, publishing, conflicts, errors, history and files around the fields. */
export function ContentFrame({ editor, problems = [], isBlocked = false, children, preview, ...words }: ContentFrameProps) {
  const { view, send, savedAt, versions, published, publishing, count } = editor;
  return (
    <div className={css.page}>
      <DraftBar
        {...words}
        view={view}
        count={count}
        version={published.version}
        isPublic={isPublished(published.status)}
        savedAt={savedAt}
        isBlocked={isBlocked || problems.length > 0}
        send={send}
        isPublishing={publishing.isPending}
        onPublishWithoutDraft={() => publishing.mutate()}
      />
      <ConflictNotice view={view} send={send} />
      <DraftErrors view={view} send={send} />
      {publishing.isError && (
        <Alert tone="danger" title={failureTitle(publishing.error, t.publishFailed)}>
          {problemOf(publishing.error).text}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="warning" title={t.cannotPublish}>
          <ul role="list">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          {children}
          <HistoryPanel versions={versions} view={view} send={send} />
          <TransferPanel editor={editor} />
        </div>
        <div className={css.column}>{preview}</div>
      </div>
    </div>
  );
}
