// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

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

export const catalogue: Catalogue = {
  currency: 'USD',
  defaultProgram: '1-step',
  programs: [
    {
      id: '1-step',
      name: '1-step',
      description: 'One target, no second phase. Reach it within the limits and the fee is refunded with a bonus.',
      isAvailable: true,
      badge: 'popular',
      hasTab: true,
      phases: [
        { id: 'phase-1', name: 'Phase 1', rules: { profitTargetPercent: 10, dailyLossPercent: 5, maxDrawdownPercent: 10 } },
        { id: 'funded', name: 'Funded', rules: { profitTargetPercent: null, dailyLossPercent: 3, maxDrawdownPercent: 10 } },
      ],
      tiers: [
        {
          id: '1-step-5k',
          index: 1,
          label: '5K',
          sizeCents: 500000,
          priceCents: 5900,
          oldPriceCents: null,
          discountPercent: null,
          winnersBonusCents: 10900,
        },
        {
          id: '1-step-10k',
          index: 2,
          label: '10K',
          sizeCents: 1000000,
          priceCents: 9900,
          oldPriceCents: null,
          discountPercent: null,
          winnersBonusCents: 19900,
        },
        {
          id: '1-step-25k',
          index: 3,
          label: '25K',
          sizeCents: 2500000,
          priceCents: 15900,
          oldPriceCents: null,
          discountPercent: null,
          winnersBonusCents: 40900,
        },
        {
          id: '1-step-50k',
          index: 4,
          label: '50K',
          sizeCents: 5000000,
          priceCents: 26900,
          oldPriceCents: null,
          discountPercent: null,
          winnersBonusCents: 76900,
        },
        {
          id: '1-step-100k',
          index: 5,
          label: '100K',
          sizeCents: 10000000,
          priceCents: 46900,
          oldPriceCents: null,
          discountPercent: null,
          winnersBonusCents: 146900,
        },
        {
          id: '1-step-200k',
          index: 6,
          label: '200K',
          sizeCents: 20000000,
          priceCents: 84900,
          oldPriceCents: null,
          discountPercent: null,
          winnersBonusCents: 284900,
        },
      ],
      drawdownType: 'trailing',
      leverage: 100,
      expertAdvisors: 'with-approval',
      rewardSharePercent: { from: 70, to: 80 },
      rewardCycleDays: 14,
      refundFeePercent: 100,
      tradingPeriod: 'unlimited',
      platforms: ['Match Trader', 'Platform 5'],
      minimumDays: 0,
      inactivityDays: 30,
    },
    {
      id: 'instant',
      name: 'Instant',
      description: 'A simulated funded account from the first day, with tighter limits.',
      isAvailable: false,
      badge: 'coming-soon',
      hasTab: true,
      phases: [
        { id: 'funded', name: 'Funded', rules: { profitTargetPercent: null, dailyLossPercent: 3, maxDrawdownPercent: 6 } },
      ],
      tiers: [
        {
          id: 'instant-2-5k',
          index: 1,
          label: '2.5K',
          sizeCents: 250000,
          priceCents: 19900,
          oldPriceCents: 24900,
          discountPercent: 20,
          winnersBonusCents: 5500,
        },
        {
          id: 'instant-5k',
          index: 2,
          label: '5K',
          sizeCents: 500000,
          priceCents: 29900,
          oldPriceCents: 39900,
          discountPercent: 25,
          winnersBonusCents: 10900,
        },
        {
          id: 'instant-10k',
          index: 3,
          label: '10K',
          sizeCents: 1000000,
          priceCents: 49900,
          oldPriceCents: 64900,
          discountPercent: 23,
          winnersBonusCents: 19900,
        },
      ],
      drawdownType: 'trailing',
      leverage: 100,
      expertAdvisors: 'with-approval',
      rewardSharePercent: { from: 70, to: 90 },
      rewardCycleDays: 7,
      refundFeePercent: 100,
      tradingPeriod: 'unlimited',
      platforms: ['Match Trader', 'Platform 5'],
      minimumDays: 0,
      inactivityDays: 30,
    },
    {
      id: '2-step',
      name: '2-step',
      description: 'Two phases with a smaller target each and a static drawdown.',
      isAvailable: true,
      badge: null,
      hasTab: false,
      phases: [
        { id: 'phase-1', name: 'Phase 1', rules: { profitTargetPercent: 8, dailyLossPercent: 3, maxDrawdownPercent: 8 } },
        { id: 'phase-2', name: 'Phase 2', rules: { profitTargetPercent: 8, dailyLossPercent: 3, maxDrawdownPercent: 8 } },
        { id: 'funded', name: 'Funded', rules: { profitTargetPercent: null, dailyLossPercent: 3, maxDrawdownPercent: 8 } },
      ],
      tiers: [
        {
          id: '2-step-5k',
          index: 1,
          label: '5K',
          sizeCents: 500000,
          priceCents: 7900,
          oldPriceCents: 9900,
          discountPercent: 20,
          winnersBonusCents: 7900,
        },
        {
          id: '2-step-10k',
          index: 2,
          label: '10K',
          sizeCents: 1000000,
          priceCents: 11900,
          oldPriceCents: 14900,
          discountPercent: 20,
          winnersBonusCents: 11900,
        },
        {
          id: '2-step-25k',
          index: 3,
          label: '25K',
          sizeCents: 2500000,
          priceCents: 19900,
          oldPriceCents: 24900,
          discountPercent: 20,
          winnersBonusCents: 19900,
        },
        {
          id: '2-step-50k',
          index: 4,
          label: '50K',
          sizeCents: 5000000,
          priceCents: 29900,
          oldPriceCents: 39900,
          discountPercent: 25,
          winnersBonusCents: 29900,
        },
        {
          id: '2-step-100k',
          index: 5,
          label: '100K',
          sizeCents: 10000000,
          priceCents: 54900,
          oldPriceCents: 69900,
          discountPercent: 21,
          winnersBonusCents: 54900,
        },
        {
          id: '2-step-200k',
          index: 6,
          label: '200K',
          sizeCents: 20000000,
          priceCents: 99900,
          oldPriceCents: 129900,
          discountPercent: 23,
          winnersBonusCents: 99900,
        },
      ],
      drawdownType: 'static',
      leverage: 100,
      expertAdvisors: 'with-approval',
      rewardSharePercent: { from: 70, to: 90 },
      rewardCycleDays: 14,
      refundFeePercent: 100,
      tradingPeriod: 'unlimited',
      platforms: ['Match Trader', 'Platform 5'],
      minimumDays: 0,
      inactivityDays: 30,
    },
  ],
  addOns: [
    {
      id: 'weekly-payouts',
      name: 'Weekly payouts',
      description: 'A payout every 7 days instead of every 14.',
      priceCents: 2900,
      rewardCycleDays: 7,
      drawdownPercent: null,
    },
    {
      id: 'extra-drawdown',
      name: 'Extra 5% drawdown',
      description: 'Raises the maximum loss by five percentage points.',
      priceCents: 4900,
      rewardCycleDays: null,
      drawdownPercent: 5,
    },
  ],
  paymentMethods: ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT'],
  headline: { advertisedSizeCents: 10000000, pricedSizeCents: 20000000, scalingCents: 100000000 },
};
