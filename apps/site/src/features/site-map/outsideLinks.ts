import * as t from '@duneline/specs/messages/site-map';
import { redirects } from '@duneline/specs/site';

const WORDS: Readonly<Record<string, string>> = {
  '/rules': t.rules,
  '/faq': t.faq,
  '/support': t.support,
  '/help': t.help,
  '/legal': t.legal,
  '/legal/terms': t.terms,
  '/legal/privacy': t.privacy,
  '/legal/risk': t.risk,
  '/payout-process': t.payouts,
  '/trader-dashboard': t.portal,
  '/login': t.login,
  '/signup': t.signup,
};

/** The short paths that redirect to other sites, with the target's host. */
export const outsideLinks = redirects.map(({ from, to }) => ({
  path: from,
  title: WORDS[from] ?? from,
  host: new URL(to).hostname,
}));
