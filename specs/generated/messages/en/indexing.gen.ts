// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Search indexing';
export const lead = 'Every address of the site as a search engine meets it. The list is made in the build, by the functions that write the heads, the sitemap and robots.txt, so it says what is there and not what was planned.';
export const toSitemap = 'sitemap.xml';
export const toRobots = 'robots.txt';
export const exportCsv = 'Export as CSV';
export const exportName = 'search-indexing.csv';
export const skyline = 'Each stroke is an address, as tall as it has signals for search engines.';
export const skylineNote = 'One stroke per address. Its height counts five signals: a file, offered, a canonical address, in the sitemap, structured data.';
export const listTitle = 'Every address';
/** {count, plural, =0 {No address} one {1 address} other {{count, number} addresses}} shown of {all, number} */
export const listLead = ({ count, all }: { count: number; all: number }): string =>
  `${count === 0 ? 'No address' : $plurals.select(count) === 'one' ? '1 address' : `${$numbers.format(count)} addresses`} shown of ${$numbers.format(all)}`;
export const filterLabel = 'State';
export const filterAll = 'All';
export const filterOption = ({ state, count }: { state: string | number; count: number }): string =>
  `${state} ${$numbers.format(count)}`;
export const table = 'Addresses and how they are offered';
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
export const offered = 'Offered';
export const noindex = 'Kept out';
export const blocked = 'Blocked';
export const redirect = 'Leads out';
export const statesTitle = 'What the states mean';
export const statesLead = 'An address has exactly one of them. Which one is decided in one place, and everything else follows.';
export const offeredText = 'A file that reads without a script, with a title, a description, one canonical address and itself in the other language. It is in the sitemap.';
export const noindexText = 'It may be read and followed, and asks not to be shown. It is for people who are already here, such as the checkout.';
export const blockedText = 'Made in the browser, behind a sign-in. robots.txt keeps crawlers away, because there is nothing for them to read.';
export const redirectText = 'A short address that answers with another host. Search engines follow it there and show that page, not this one.';
export const wrongTitle = 'When something is wrong';
export const wrongLead = 'Look here first, then at the search engine. What this page says is what was built; what a search engine shows can be weeks older.';
export const missing = 'A page does not appear in results';
export const missingText = 'Find it above. If it is offered, ask the search engine’s own console to inspect the canonical address; it says when it last read it. If it is kept out or blocked, that was a decision: tell the developers why it should change.';
export const shown = 'A page appears that should not';
export const shownText = 'If it is kept out, it leaves the results after it is next read; a removal request is faster. If it is blocked, it can still be listed by its bare address when others link to it: ask for removal.';
export const oldTitle = 'A result shows an old title or description';
export const oldTitleText = 'Open the page and compare its tab. If the tab is right, wait or ask for a new visit. If it is wrong, change it in the admin console under SEO; the next build writes it into the page.';
export const language = 'The wrong language is shown';
export const languageText = 'Every offered page names itself in each language, and the first language for everybody else. Check that the page’s row has both addresses; when one is missing, it was not built in that language.';
export const rich = 'Prices, questions or articles lose their rich results';
export const richText = 'Compare the last column with what the search engine reports. The data is written from the same facts as the page. A type that is missing here was not written; a type that is here and reported as broken is a bug of ours.';
