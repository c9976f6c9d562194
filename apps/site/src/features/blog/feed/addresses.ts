import { brand } from '@duneline/specs/site';
import { basePath } from '../../../lib/language/language.ts';

/** Where the feed is, beside the pages of its language. */
export const FEED_PATH = '/rss.xml';

/** The absolute address of a page in the language of this build. */
export const addressOfPage = (path: string): string => brand.url + basePath + path;
