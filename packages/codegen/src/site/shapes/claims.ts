/** A marketing figure. All of them are samples, and the site says so. */
export interface Claim {
  /** As printed: `12,500+`. */
  readonly value: string;
  /** The figure alone, for a counter that runs up to it; `null` where counting makes no sense. */
  readonly number: number | null;
  readonly prefix: string;
  readonly suffix: string;
  readonly label: string;
  /** What is counted, and over which time. */
  readonly scope: string;
  readonly source: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly isSample: true;
}
