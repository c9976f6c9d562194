// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Sitemap';
export const lead = ({ pages, articles }: { pages: number; articles: number }): string =>
  `Every page of the site, with a short description. ${$numbers.format(pages)} pages and ${$numbers.format(articles)} articles.`;
export const ridge = 'Number of pages in each part of the site';
export const parts = 'Parts of the site';
/** {count, plural, one {1 page} other {{count, number} pages}} */
export const counted = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? '1 page' : `${$numbers.format(count)} pages`;
export const home = 'Home';
export const start = 'Start here';
export const startLead = 'Who we are, and whether this is for you.';
export const evaluation = 'The evaluation';
export const evaluationLead = 'What you can buy, the rules and the prices.';
export const trading = 'Once you trade';
export const tradingLead = 'Your accounts, your receipt and the leaderboard.';
export const affiliates = 'Affiliates';
export const affiliatesLead = 'For people who refer traders to us.';
export const reading = 'Reading';
export const readingLead = 'Every article, by subject.';
export const site = 'This site';
export const siteLead = 'Security, search engines, and files for other software.';
export const outside = 'Outside this site';
export const outsideLead = 'Short addresses that lead to the Help Center and the trader portal.';
export const minutes = ({ minutes }: { minutes: number }): string => `${$numbers.format(minutes)} min`;
export const feedTitle = 'RSS feed';
export const feedText = 'The newest articles for a feed reader.';
export const plansTitle = 'plans.json';
export const plansText = 'Every program, size, price and rule in machine-readable form.';
export const securityTitle = 'security.txt';
export const securityText = 'Where to report a vulnerability.';
export const noticesTitle = 'Third-party notices';
export const noticesText = 'Licenses of the code and fonts that this site ships.';
export const xmlTitle = 'sitemap.xml';
export const xmlText = 'This list for search engines.';
export const languagesTitle = 'Other languages';
export const languagesText = 'The same site, page by page.';
export const failed = 'The articles did not load. Everything else on this page is complete.';
export const rules = 'Trading rules';
export const faq = 'Questions and answers';
export const support = 'Support';
export const help = 'Help Center';
export const legal = 'Legal texts';
export const terms = 'Terms of service';
export const privacy = 'Privacy policy';
export const risk = 'Risk disclosure';
export const payouts = 'Payout policy';
export const portal = 'Trader portal';
export const login = 'Trader sign-in';
export const signup = 'Trader sign-up';
