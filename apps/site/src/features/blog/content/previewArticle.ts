import type { DraftArticle } from '../../../lib/article/DraftArticle.ts';
import type { ArticlePage } from './Article.ts';
import { articleOf } from './articleOf.ts';

/** A draft as the page that visitors would see, without neighbors. */
export function previewArticle(draft: DraftArticle): ArticlePage {
  return { article: articleOf(draft, draft.published_at), related: [], newer: null, older: null };
}
