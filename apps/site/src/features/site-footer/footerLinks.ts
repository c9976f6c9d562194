import { brand, footerNavigation, type NavigationLink } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/footer';
import * as shell from '@duneline/specs/messages/shell';

const SITE: Readonly<Record<string, string>> = {
  about: shell.navAbout,
  pricing: shell.navPricing,
  platform: shell.navPlatform,
  leaderboard: shell.navLeaderboard,
  blog: t.navBlog,
  contact: shell.navContact,
};
const PROGRAM: Readonly<Record<string, string>> = {
  programs: t.navPrograms,
  'copy-trading': t.navCopyTrading,
  'test-my-trades': t.navTestMyTrades,
  why: t.navWhy({ name: brand.name }),
  affiliate: t.navAffiliate,
  certificate: t.navCertificate,
};
const HELP: Readonly<Record<string, string>> = {
  'help-center': t.helpCentre,
  'trading-rules': t.tradingRules,
  faq: t.faq,
  terms: t.terms,
  privacy: t.privacy,
  risk: t.riskDisclosure,
  'payout-policy': t.payoutPolicy,
  'refund-policy': t.refundPolicy,
};
const SOCIAL: Readonly<Record<string, string>> = {
  chat: t.socialChat,
  messaging: t.socialMessaging,
  images: t.socialImages,
  video: t.socialVideo,
};

const withWords = (links: readonly NavigationLink[], words: Readonly<Record<string, string>>) =>
  links.map(({ id, to, href }) => ({ id, href: to ?? href ?? '/', label: words[id] ?? id, isExternal: to === null }));

/** The footer's links in order, with their texts (spec §2). */
export const siteLinks = withWords(footerNavigation.footer, SITE);
/** What is sold and how to check it: pages that the header has no space for. */
export const programLinks = withWords(footerNavigation.program, PROGRAM);
export const helpLinks = withWords(footerNavigation.help, HELP);
export const socialLinks = withWords(footerNavigation.social, SOCIAL);
/** Target of "GET -> FUNDED". */
export const callAddress = footerNavigation.call[0]?.to ?? '/programs';
