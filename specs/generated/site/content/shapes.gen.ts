// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { ClaimId } from '../claims.gen.ts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
}

/** A payout of the sample marquee. */
export interface PayoutEntry {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number;
  /** Hours between the payout and the moment the sample was taken. */
  readonly hoursAgo: number;
  /** ISO 8601, in UTC. */
  readonly timestamp: string;
  readonly country: Country;
  /** The account's size as printed: `100K`. */
  readonly account: string;
  readonly profitSharePercent: number;
  readonly method: 'Bank' | 'UPI' | 'Crypto';
  readonly receiptId: string;
  readonly isVerified: boolean;
}

export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly text: string;
  /** 1 to 5. */
  readonly rating: number;
  /** ISO 8601 day. */
  readonly date: string;
  /** The id of a size in the catalogue: `1-step-100k`. */
  readonly program: string;
  readonly isVerified: boolean;
  readonly amountCents: number | null;
  readonly refundCents: number | null;
  readonly bonusCents: number | null;
}

export interface HallOfFameEntry {
  readonly id: string;
  readonly firstName: string;
  readonly lastInitial: string;
  readonly country: Country;
  /** The program's size as printed: `100K`. */
  readonly programSize: string;
  readonly timeframe: string;
  readonly stats: {
    readonly largestPayoutCents: number;
    readonly bestMonthCents: number;
    /** Number of consecutive payouts. */
    readonly consistencyStreak: number;
  };
  readonly isVerified: boolean;
}

export interface Feature {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly highlight: string;
}

/** A claim as stats bands print it: prefix, value, suffix. */
export interface Stat {
  /** `claims[id]` explains the number. */
  readonly id: ClaimId;
  readonly label: string;
  readonly value: string;
  readonly prefix: string;
  readonly suffix: string;
}

export interface FaqEntry {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  /** Paragraphs separated by blank lines, with references replaced. */
  readonly answer: string;
}

