import { Skeleton } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { ArticleView } from '../../features/blog/article/ArticleView.tsx';
import { previewArticle } from '../../features/blog/content/previewArticle.ts';
import { PreviewProblem } from '../../features/preview/PreviewProblem.tsx';
import { SharedPreview } from '../../features/preview/SharedPreview.tsx';
import type { DraftArticle } from '../../lib/article/DraftArticle.ts';
import { Head } from '../../lib/head/Head.tsx';
import { useLiveContent } from '../../lib/live-content/liveContentStore.ts';

/** What is not published yet: the article of a signed link, or in the frame of an editor the one that is written there. */
export function Component() {
  const [search] = useSearchParams();
  const { article } = useLiveContent();
  const token = search.get('token');
  const isFramed = window.parent !== window;
  const show = (draft: DraftArticle) => <ArticleView page={previewArticle(draft)} />;
  return (
    <>
      <Head routeId="preview" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {token !== null && <SharedPreview token={token}>{show}</SharedPreview>}
      {token === null && !isFramed && <PreviewProblem />}
      {token === null && isFramed && (article ? show(article) : <Skeleton lines={8} />)}
    </>
  );
}
