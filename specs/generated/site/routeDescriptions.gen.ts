// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { RouteId } from './routes.gen.ts';

/** What search engines, shared links and the sitemap say of a page; apart from the routes, which every page loads. */
export const routeDescriptions: Readonly<Record<RouteId, string>> = {
  home: 'Reach a 10% target in a simulated account, get your fee back with a 10% bonus, and keep 70–80% of simulated profit. From $59.',
  programs: 'Compare 1-step, Instant and 2-step: phases, limits, rewards and prices of every simulated account size.',
  pricing: 'Every price of every size, from $59 for 5K. One payment; the fee is refunded when you pass the simulated evaluation.',
  'copy-trading': 'Copy between simulated accounts of your own or inside a registered team. How it works, and where the limits are.',
  affiliate: 'Share Duneline and earn a commission on the evaluations people buy through your link.',
  blog: 'Notes on risk, rules and routine from the people who run the evaluations.',
  'blog-article': 'An article from the Duneline blog.',
  preview: 'What is not published yet, for people who have a link to it.',
  about: 'Who runs Duneline, where we work, and why every trade on our accounts is simulated.',
  why: 'Rules you can see on a chart and prices you can add up yourself.',
  contact: 'Write to us, call us or chat. Monday to Friday, 09:00 to 18:00 (UTC+4).',
  sitemap: 'Every page of the site in one list.',
  'google-indexing': 'How search engines see each page of the site.',
  dashboard: 'Your simulated accounts: equity curve, progress to the target, and the distance to each limit.',
  leaderboard: 'Simulated results of funded traders, by period and account size.',
  checkout: 'Your evaluation, its price and what is refunded when you pass.',
  'payment-success': 'Your receipt, and what happens next.',
  certificate: 'Check the signed certificate of an evaluation passed or a payout received on a simulated account.',
  'test-my-trades': 'Choose a file of trades you have closed anywhere, and see whether they would have passed a simulated evaluation: the path, the trade and the rule that decided. Nothing leaves your browser.',
  platform: 'The trading platforms Match Trader, Platform 5, instruments, sessions and leverage of the simulated accounts.',
  security: 'How we protect your data, and how to report a vulnerability.',
  offline: 'The pages saved in this browser, which open without a connection.',
  'affiliate-signup': 'Create an account and apply to share links, see their sales and request payouts.',
  'affiliate-login': 'Sign in to your affiliate dashboard.',
  login: 'Sign in to continue to the page you requested.',
  signup: 'Create an account for your orders and simulated accounts.',
  'admin-login': 'Sign in to the admin console.',
  'affiliate-dashboard': 'Your affiliate account: referrals, earnings, payouts, links and support.',
  admin: 'Content, people, orders and payouts.',
  'crm-admin': 'Content, people, orders and payouts.',
  'not-found': 'There is no page at this address.',
};
