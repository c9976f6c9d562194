import { brand } from '@duneline/specs/site';

const ENDING = ` | ${brand.name}`;

/** The title of a document, as tabs and search results show it: the page's own, then the brand. */
export const documentTitle = (pageTitle: string): string => pageTitle + ENDING;

/** The page's own title within the title of its document. */
export const pageTitleOf = (title: string): string => (title.endsWith(ENDING) ? title.slice(0, -ENDING.length) : title);
