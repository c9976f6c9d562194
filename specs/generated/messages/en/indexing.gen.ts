// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Search indexing';
export const lead = 'Every address of the site as search engines see it. The list is generated during the build, by the code that writes the page heads, the sitemap and robots.txt.';
export const toSitemap = 'sitemap.xml';
export const toRobots = 'robots.txt';
export const exportCsv = 'Export as CSV';
export const exportName = 'search-indexing.csv';
export const skyline = 'Each bar is an address. Its height is the number of signals for search engines.';
export const skylineNote = 'One bar per address. Its height counts five signals: an HTML file, indexing allowed, a canonical address, a sitemap entry, structured data.';
export const listTitle = 'All addresses';
/** {count, plural, =0 {No address} one {1 address} other {{count, number} addresses}} shown of {all, number} */
export const listLead = ({ count, all }: { count: number; all: number }): string =>
  `${count === 0 ? 'No address' : $plurals.select(count) === 'one' ? '1 address' : `${$numbers.format(count)} addresses`} shown of ${$numbers.format(all)}`;
export const filterLabel = 'State';
export const filterAll = 'All';
export const filterOption = ({ state, count }: { state: string | number; count: number }): string =>
  `${state} ${$numbers.format(count)}`;
export const table = 'Addresses and their state';
export const page = 'Address';
export const state = 'State';
export const sitemap = 'In the sitemap';
export const canonical = 'Canonical address';
export const data = 'Structured data';
export const inSitemap = 'yes';
export const notInSitemap = 'no';
export const details = ({ path }: { path: string | number }): string => `Details of ${path}`;
/** Sorted by {column}, {direction, select, ascending {ascending} other {descending}}. */
export const sorted = ({ column, direction }: { column: string | number; direction: string }): string =>
  `Sorted by ${column}, ${direction === 'ascending' ? 'ascending' : 'descending'}.`;
export const none = 'none';
export const leadsTo = ({ host }: { host: string | number }): string => `to ${host}`;
export const offered = 'Indexable';
export const noindex = 'Noindex';
export const blocked = 'Blocked';
export const redirect = 'Redirect';
export const statesTitle = 'What the states mean';
export const statesLead = 'Every address has exactly one state.';
export const offeredText = 'An HTML file that reads without JavaScript, with a title, a description, one canonical address and a link to its translation. It is in the sitemap.';
export const noindexText = 'Search engines may read the page and follow its links, but it asks not to be listed. For pages that visitors reach from within the site, such as the checkout.';
export const blockedText = 'Rendered in the browser, behind a sign-in. robots.txt keeps crawlers away, because there is nothing for them to read.';
export const redirectText = 'A short address that redirects to another host. Search engines follow it and list that page instead.';
export const wrongTitle = 'Troubleshooting';
export const wrongLead = 'Check here first, then in the search engine. This page shows what was built; search results can be weeks older.';
export const missing = 'A page is missing from the results';
export const missingText = 'Find it above. If it is indexable, inspect its canonical address in the search engine’s console, which shows when it was last read. If it is noindex or blocked, that was decided on purpose: ask the developers to change it.';
export const shown = 'A page is listed that should not be';
export const shownText = 'If it is noindex, it leaves the results after it is read again; a removal request is faster. If it is blocked, it can still be listed by its address when other sites link to it: request its removal.';
export const oldTitle = 'A result shows an old title or description';
export const oldTitleText = 'Open the page and compare its title. If that is right, wait or request a new visit. If it is wrong, change it in the admin console under SEO; the next build writes it into the page.';
export const language = 'The wrong language is listed';
export const languageText = 'Every indexable page links to itself in each language, and to English for all other visitors. Check that the page has both addresses here; a missing one was not built.';
export const rich = 'Prices, questions or articles lose their rich results';
export const richText = 'Compare the last column with the report of the search engine. A type that is missing here was not written. A type that is here and reported as broken is a bug: report it to the developers.';
