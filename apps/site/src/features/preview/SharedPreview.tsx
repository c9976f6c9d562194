import * as t from '@duneline/specs/messages/preview';
import { Alert, Button, Skeleton } from '@duneline/ui';
import { useCallback, type ReactNode } from 'react';
import type { DraftArticle } from '../../lib/article/DraftArticle.ts';
import { readPreview } from '../../lib/article/readPreview.ts';
import { formatMoment } from '../../lib/format/formatMoment.ts';
import { isTransient } from '../../lib/query/ServiceError.ts';
import { usePublicQuery } from '../../lib/remote/usePublicQuery.ts';
import * as css from './preview.css.ts';
import { PreviewProblem } from './PreviewProblem.tsx';

export interface SharedPreviewProps {
  readonly token: string;
  readonly children: (article: DraftArticle) => ReactNode;
}

/** The draft that a signed link shows, with a note that it is not published. */
export function SharedPreview({ token, children }: SharedPreviewProps) {
  const { remote, retry } = usePublicQuery(useCallback(() => readPreview(token), [token]));
  if (remote.status === 'loading') return <Skeleton lines={8} />;
  if (remote.status === 'failed') {
    const { error } = remote;
    return <PreviewProblem error={error} action={isTransient(error) && <Button onPress={retry}>{t.retry}</Button>} />;
  }
  const { article, expiresAt } = remote.value;
  return (
    <>
      <div className={css.page}>
        <Alert tone="info" title={t.draft}>
          {t.draftText({ moment: formatMoment(expiresAt) })}
        </Alert>
      </div>
      {children({ ...article, category: article.category ?? { slug: '', name: '' } })}
    </>
  );
}
