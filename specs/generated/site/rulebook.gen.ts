// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

/** The value of a rule: a number, a range, or a term of the catalogue. */
export type RuleValue = number | string | { readonly from: number; readonly to: number };

/** A rule that all versions of the rulebook contain. */
export interface RulebookRule {
  readonly id: string;
  /** Path of its current value in the facts. */
  readonly fact: string;
  readonly unit: 'percent' | 'days' | 'business-days' | 'hours' | 'minutes' | 'count' | 'cents' | 'drawdown';
}

/** A version of the rulebook. The first one states every rule, later ones only changes. */
export interface RulebookVersion {
  readonly id: string;
  /** ISO 8601 date from which this version applies to new purchases. */
  readonly from: string;
  readonly values: Readonly<Record<string, RuleValue>>;
}

export interface Rulebook {
  readonly rules: readonly RulebookRule[];
  /** Oldest first; the last one is current. */
  readonly versions: readonly RulebookVersion[];
}

export const rulebook: Rulebook = {
  rules: [
    { id: 'target', fact: 'catalogue.programs.1-step.phases.phase-1.rules.profitTargetPercent', unit: 'percent' },
    { id: 'dailyLoss', fact: 'catalogue.programs.1-step.phases.phase-1.rules.dailyLossPercent', unit: 'percent' },
    { id: 'dailyLossFunded', fact: 'catalogue.programs.1-step.phases.funded.rules.dailyLossPercent', unit: 'percent' },
    { id: 'maximumLoss', fact: 'catalogue.programs.1-step.phases.phase-1.rules.maxDrawdownPercent', unit: 'percent' },
    { id: 'drawdownType', fact: 'catalogue.programs.1-step.drawdownType', unit: 'drawdown' },
    { id: 'minimumDays', fact: 'catalogue.programs.1-step.minimumDays', unit: 'days' },
    { id: 'risk', fact: 'rules.riskPerTradePercent', unit: 'percent' },
    { id: 'positions', fact: 'rules.openPositions', unit: 'count' },
    { id: 'news', fact: 'rules.newsMinutes', unit: 'minutes' },
    { id: 'inactivity', fact: 'rules.inactivityDays', unit: 'days' },
    { id: 'share', fact: 'payouts.sharePercent', unit: 'percent' },
    { id: 'cycle', fact: 'payouts.cycleDays', unit: 'days' },
    { id: 'processing', fact: 'payouts.processingHours', unit: 'hours' },
    { id: 'smallestPayout', fact: 'payouts.minimumCents', unit: 'cents' },
    { id: 'feeRefund', fact: 'catalogue.programs.1-step.refundFeePercent', unit: 'percent' },
    { id: 'refundTime', fact: 'payouts.refundBusinessDays', unit: 'business-days' },
    { id: 'bonus', fact: 'payouts.winnersBonusPercent', unit: 'percent' },
    { id: 'retryDiscount', fact: 'payouts.retryDiscountPercent', unit: 'percent' },
    { id: 'retryValid', fact: 'payouts.retryValidDays', unit: 'days' },
  ],
  versions: [
    {
      id: '1',
      from: '2025-07-07',
      values: {
        target: 10,
        dailyLoss: 5,
        dailyLossFunded: 4,
        maximumLoss: 8,
        drawdownType: 'trailing',
        minimumDays: 3,
        risk: 2,
        positions: 5,
        news: 5,
        inactivity: 21,
        share: { from: 70, to: 80 },
        cycle: 14,
        processing: { from: 48, to: 72 },
        smallestPayout: 10000,
        feeRefund: 100,
        refundTime: { from: 7, to: 10 },
        bonus: 10,
        retryDiscount: 10,
        retryValid: 7,
      },
    },
    {
      id: '2',
      from: '2025-09-29',
      values: { minimumDays: 0, positions: 10, processing: { from: 24, to: 48 }, smallestPayout: 5000, retryValid: 14 },
    },
    {
      id: '3',
      from: '2025-12-01',
      values: { dailyLossFunded: 3, maximumLoss: 10, news: 2, inactivity: 30, refundTime: { from: 5, to: 7 } },
    },
  ],
};
