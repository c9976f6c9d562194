import * as t from '@duneline/specs/messages/admin-blog';
import type { ContentStatus } from '../contentTables.ts';

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'unpublished';

interface DatedArticle {
  readonly status: ContentStatus;
  /** ISO 8601. */
  readonly published_at: string;
}

/** Whether visitors see an article: `scheduled` until its moment has come. */
export function articleState({ status, published_at: at }: DatedArticle): ArticleState {
  if (status !== 'published') return status ?? 'draft';
  return Date.parse(at) > Date.now() ? 'scheduled' : 'published';
}

export const stateNames: Readonly<Record<ArticleState, string>> = {
  draft: t.stateDraft,
  scheduled: t.stateScheduled,
  published: t.statePublished,
  unpublished: t.stateUnpublished,
};
