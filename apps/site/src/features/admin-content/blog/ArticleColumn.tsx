import * as t from '@duneline/specs/messages/admin-blog';
import { Alert, SegmentedControl } from '@duneline/ui';
import { useState } from 'react';
import { addressIn } from '../../../lib/language/addressIn.ts';
import { failureTitle, problemOf } from '../../../lib/query/problemOf.ts';
import { ConflictNotice } from '../ConflictNotice.tsx';
import type { OpenedContent } from '../contentStore.ts';
import { DraftErrors } from '../DraftErrors.tsx';
import { HistoryPanel } from '../HistoryPanel.tsx';
import { DraftPreview } from '../preview/DraftPreview.tsx';
import { TransferPanel } from '../transfer/TransferPanel.tsx';
import { useContentEditor } from '../useContentEditor.ts';
import { articleFields } from './articleFields.ts';
import { ArticleHead } from './ArticleHead.tsx';
import * as css from './ArticlePage.css.ts';
import { articleProblems } from './articleProblems.ts';
import { articleState } from './articleState.ts';
import type { ArticleCategory, ArticleLanguage } from './articleStore.ts';
import { ArticleTexts } from './ArticleTexts.tsx';
import { ArticleDetails } from './ArticleDetails.tsx';

export interface ArticleColumnProps {
  readonly id: string;
  readonly slug: string;
  readonly language: ArticleLanguage;
  readonly opened: OpenedContent;
  /** In the article's language. */
  readonly categories: readonly ArticleCategory[];
}

/** An article in one language: its text or how visitors would see it, what goes with it, and its versions. */
export function ArticleColumn({ id, slug, language, opened, categories }: ArticleColumnProps) {
  const editor = useContentEditor('blog_posts', id, opened);
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  const { view, send, versions, published, publishing } = editor;
  const fields = articleFields(view.fields);
  const live = articleFields(published.fields);
  const problems = articleProblems(
    fields,
    categories.map((one) => one.id),
  );
  const state = articleState({ status: published.status, published_at: live.published_at });
  const name = language === 'ar' ? t.arabic : t.english;
  const category = categories.find((one) => one.id === fields.category_id) ?? { slug: '', name: '' };
  return (
    <section className={css.column} aria-label={t.articleIn({ language: name })}>
      <ArticleHead
        id={id}
        editor={editor}
        language={language}
        state={state}
        publishedAt={live.published_at}
        problems={problems}
      />
      <ConflictNotice view={view} send={send} />
      <DraftErrors view={view} send={send} />
      {publishing.isError && (
        <Alert tone="danger" title={failureTitle(publishing.error, t.notPublished)}>
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
      <SegmentedControl
        aria-label={t.mode}
        items={[
          { id: 'write', label: t.write },
          { id: 'preview', label: t.preview },
        ]}
        selectedKey={mode}
        onSelectionChange={setMode}
      />
      {mode === 'write' ? (
        <ArticleTexts title={t.textIn({ language: name })} fields={fields} language={language} change={editor.change} />
      ) : (
        <DraftPreview path={addressIn(language, '/preview')} show="h1" draft={{ article: { ...fields, slug, category } }} />
      )}
      <ArticleDetails
        title={t.detailsIn({ language: name })}
        fields={fields}
        categories={categories}
        state={state}
        storedDate={live.published_at}
        change={editor.change}
      />
      <HistoryPanel
        title={t.historyIn({ language: name })}
        versions={versions}
        isLive={state === 'published'}
        view={view}
        send={send}
      />
      <TransferPanel title={t.transferIn({ language: name })} editor={editor} />
    </section>
  );
}
