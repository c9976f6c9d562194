// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

/** A marketing number. All of them are sample data, which the site states. */
export interface Claim {
  /** As printed: `12,500+`. */
  readonly value: string;
  /** The numeric part, for an animated counter; `null` when counting makes no sense. */
  readonly number: number | null;
  readonly prefix: string;
  readonly suffix: string;
  readonly label: string;
  /** What is counted, and over which period. */
  readonly scope: string;
  readonly source: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly isSample: true;
}

export const claims = {
  tradersServed: {
    value: '12,500+',
    number: 12500,
    prefix: '',
    suffix: '+',
    label: 'traders since opening',
    scope: 'Traders who started an evaluation, since opening',
    source: 'Sample data set 1, platform accounts',
    date: '2026-10-31',
    isSample: true,
  },
  paidOut: {
    value: '$2.8M+',
    number: 2.8,
    prefix: '$',
    suffix: 'M+',
    label: 'profit share paid',
    scope: 'Profit share paid on simulated funded accounts, since opening',
    source: 'Sample data set 1, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
  successRate: {
    value: '87%',
    number: 87,
    prefix: '',
    suffix: '%',
    label: 'of funded traders received a payout',
    scope: 'Funded traders who received a first payout, last 12 months',
    source: 'Sample data set 1, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
  payoutTime: {
    value: '24hrs',
    number: 24,
    prefix: '',
    suffix: 'hrs',
    label: 'fastest payouts',
    scope: 'Fastest tenth of payout requests, from request to transfer, last 12 months',
    source: 'Sample data set 1, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
  countries: {
    value: '120+',
    number: 120,
    prefix: '',
    suffix: '+',
    label: 'countries with registered accounts',
    scope: 'Countries of registered accounts, since opening',
    source: 'Sample data set 1, platform accounts',
    date: '2026-10-31',
    isSample: true,
  },
  uptime: {
    value: '99.9%',
    number: 99.9,
    prefix: '',
    suffix: '%',
    label: 'server uptime',
    scope: 'Trading servers, last 12 months',
    source: 'Sample data set 1, status log',
    date: '2026-10-31',
    isSample: true,
  },
  tradersCounter: {
    value: '5,247+',
    number: 5247,
    prefix: '',
    suffix: '+',
    label: 'traders with an open account',
    scope: 'Traders with an open account on the day',
    source: 'Sample data set 1, platform accounts',
    date: '2026-10-31',
    isSample: true,
  },
  hallPaid: {
    value: '$2.4M+',
    number: 2.4,
    prefix: '$',
    suffix: 'M+',
    label: 'paid to hall of fame traders',
    scope: 'Profit share paid to the traders of the hall of fame and their cohort, since opening',
    source: 'Sample data set 1, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
  hallSatisfaction: {
    value: '98%',
    number: 98,
    prefix: '',
    suffix: '%',
    label: 'recommend us after a first payout',
    scope: 'Answers to the survey after a first payout, last 12 months',
    source: 'Sample data set 1, survey',
    date: '2026-10-31',
    isSample: true,
  },
  hallCountries: {
    value: '45+',
    number: 45,
    prefix: '',
    suffix: '+',
    label: 'countries with a payout',
    scope: 'Countries of traders with at least one payout, since opening',
    source: 'Sample data set 1, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
  hallSupport: {
    value: '24/7',
    number: null,
    prefix: '',
    suffix: '',
    label: 'community chat',
    scope: 'Hours in which the Discord community is open; our team answers from Monday to Friday',
    source: 'Sample data set 1, support roster',
    date: '2026-10-31',
    isSample: true,
  },
  activeTraders: {
    value: '12547+',
    number: 12547,
    prefix: '',
    suffix: '+',
    label: 'traders active in 30 days',
    scope: 'Traders with a trade in the last 30 days',
    source: 'Sample data set 2, platform accounts',
    date: '2026-10-31',
    isSample: true,
  },
  activeCountries: {
    value: '89',
    number: 89,
    prefix: '',
    suffix: '',
    label: 'countries of active traders',
    scope: 'Countries of traders with a trade in the last 30 days',
    source: 'Sample data set 2, platform accounts',
    date: '2026-10-31',
    isSample: true,
  },
  rewards: {
    value: '$2.8M+',
    number: 2.8,
    prefix: '$',
    suffix: 'M+',
    label: 'rewards paid since opening',
    scope: 'Profit share paid on simulated funded accounts, since opening',
    source: 'Sample data set 2, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
  averagePayoutTime: {
    value: '24hrs',
    number: 24,
    prefix: '',
    suffix: 'hrs',
    label: 'average transfer time after approval',
    scope: 'From the approval of a payout to the transfer, mean of the last 12 months',
    source: 'Sample data set 2, payout ledger',
    date: '2026-10-31',
    isSample: true,
  },
} as const satisfies Readonly<Record<string, Claim>>;

export type ClaimId = keyof typeof claims;
