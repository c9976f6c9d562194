export type ProgramId = '1-step' | 'instant' | '2-step';

/** One account size of a program. Money is whole US cents. */
export interface Tier {
  /** Stable, because orders reference it. */
  readonly id: string;
  /** 1-based index among the program's sizes, as used in `/checkout?tier=`. */
  readonly index: number;
  /** The size as printed: `5K`. */
  readonly label: string;
  readonly sizeCents: number;
  readonly priceCents: number;
  readonly oldPriceCents: number | null;
  readonly discountPercent: number | null;
  /** Amount paid on passing, including the refunded fee. */
  readonly winnersBonusCents: number;
}

/** Limits of a phase, in percent of the account size (the daily loss: of the previous day's closing balance). */
export interface PhaseRules {
  readonly profitTargetPercent: number | null;
  readonly dailyLossPercent: number;
  readonly maxDrawdownPercent: number;
}

export interface Phase {
  readonly id: 'phase-1' | 'phase-2' | 'funded';
  readonly name: string;
  readonly rules: PhaseRules;
}

export interface Program {
  readonly id: ProgramId;
  readonly name: string;
  readonly description: string;
  /** `false` shows the program as "Coming Soon". */
  readonly isAvailable: boolean;
  readonly badge: 'popular' | 'coming-soon' | null;
  /** Whether the pricing selector has a tab for it. */
  readonly hasTab: boolean;
  readonly phases: readonly Phase[];
  readonly tiers: readonly Tier[];
  /**
   * `trailing`: the floor follows the highest closing balance up to the initial balance; `static`: the floor is fixed relative to
   * the initial balance.
   */
  readonly drawdownType: 'trailing' | 'static';
  /** 100 means 1:100. */
  readonly leverage: number;
  readonly expertAdvisors: 'yes' | 'with-approval' | 'no';
  readonly rewardSharePercent: { readonly from: number; readonly to: number };
  readonly rewardCycleDays: number;
  readonly refundFeePercent: number;
  readonly tradingPeriod: 'unlimited';
  readonly platforms: readonly string[];
  readonly minimumDays: number;
  readonly inactivityDays: number;
}

export interface AddOn {
  readonly id: 'weekly-payouts' | 'extra-drawdown';
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  /** The reward cycle with the add-on; `null` if unchanged. */
  readonly rewardCycleDays: number | null;
  /** Percentage points added to the maximum drawdown; `null` if unchanged. */
  readonly drawdownPercent: number | null;
}

export interface Catalogue {
  readonly currency: 'USD';
  readonly defaultProgram: ProgramId;
  readonly programs: readonly Program[];
  readonly addOns: readonly AddOn[];
  readonly paymentMethods: readonly string[];
  readonly headline: { readonly advertisedSizeCents: number; readonly pricedSizeCents: number; readonly scalingCents: number };
}
