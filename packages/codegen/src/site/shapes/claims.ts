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
