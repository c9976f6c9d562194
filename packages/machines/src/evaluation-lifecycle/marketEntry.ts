/** One thing that happened on an account or at its market: `at` in epoch milliseconds, money in US cents. */
export type MarketEntry =
  /** The account's equity at the prices of the moment. */
  | { readonly type: 'mark'; readonly at: number; readonly equityCents: number }
  /** A position is opened; `riskCents` is the loss at its stop. */
  | { readonly type: 'open'; readonly at: number; readonly position: string; readonly riskCents: number }
  /** A position is closed; `isStop` when by a stop or target that was set before, not by hand. */
  | {
      readonly type: 'close';
      readonly at: number;
      readonly position: string;
      readonly profitCents: number;
      readonly isStop?: boolean;
    }
  /** High-impact news is announced for `releaseAt`. */
  | { readonly type: 'news'; readonly at: number; readonly releaseAt: number }
  /** The trader asks to withdraw `amountCents` of profit, the firm's share included. */
  | { readonly type: 'payout'; readonly at: number; readonly amountCents: number }
  /** The firm scales the account to a larger size. */
  | { readonly type: 'scale'; readonly at: number; readonly sizeCents: number }
  /** A prohibited practice was found, by its name in `rules.prohibited`. */
  | { readonly type: 'report'; readonly at: number; readonly practice: string }
  /** Time has passed. */
  | { readonly type: 'clock'; readonly at: number };
