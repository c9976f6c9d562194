import { brand } from '@duneline/specs/site';
import { basePath } from '../../../lib/language/language.ts';

/** Path of the feed, below the language prefix. */
export const FEED_PATH = '/rss.xml';

/** The absolute URL of a page in the language of this build. */
export const addressOfPage = (path: string): string => brand.url + basePath + path;
