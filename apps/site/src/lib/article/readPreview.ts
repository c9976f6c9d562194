import { callFunction } from '../backend/callFunction.ts';
import type { DraftArticle } from './DraftArticle.ts';

/** A draft that a signed link shows. */
interface PreviewResponse {
  readonly article: Omit<DraftArticle, 'category'> & { readonly category: DraftArticle['category'] | null };
  /** When the link expires, ISO 8601. */
  readonly expiresAt: string;
}

/** Reads what a link shows. @throws {ServiceError} `preview_invalid`, `preview_expired` or `preview_gone`, or when there is no answer */
export const readPreview = (token: string): Promise<PreviewResponse> =>
  callFunction(`content-preview?token=${encodeURIComponent(token)}`, { method: 'GET' });

/** Creates a link to an article's draft that is valid for `hours`. @throws {ServiceError} */
export const makePreview = (id: string, hours: number): Promise<{ readonly token: string; readonly expiresAt: string }> =>
  callFunction('content-preview', { body: { table: 'blog_posts', id, hours } });
