import { isAnswer as isNewLink } from '@duneline/specs/answers/makePreview';
import { isAnswer as isPreview } from '@duneline/specs/answers/readPreview';
import { callFunction } from '../backend/callFunction.ts';

/** Reads the draft that a signed link shows. @throws {ServiceError} `preview_invalid`, `preview_expired` or `preview_gone`, or when there is no answer */
export const readPreview = (token: string) =>
  callFunction(`content-preview?token=${encodeURIComponent(token)}`, { method: 'GET' }, isPreview);

/** Creates a link to an article's draft that is valid for `hours`. @throws {ServiceError} */
export const makePreview = (id: string, hours: number) =>
  callFunction('content-preview', { body: { table: 'blog_posts', id, hours } }, isNewLink);
