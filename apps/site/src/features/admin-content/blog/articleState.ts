import * as t from '@duneline/specs/messages/admin-blog';

export type ArticleState = 'draft' | 'scheduled' | 'published';

/** Whether visitors see an article: `scheduled` until its moment has come. */
export function articleState({
  status,
  published_at: at,
}: {
  readonly status: string | null;
  readonly published_at: string;
}): ArticleState {
  if (status !== 'published') return 'draft';
  return Date.parse(at) > Date.now() ? 'scheduled' : 'published';
}

export const stateNames: Readonly<Record<ArticleState, string>> = {
  draft: t.stateDraft,
  scheduled: t.stateScheduled,
  published: t.statePublished,
};
