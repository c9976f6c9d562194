import { rules, sampleCopy } from '@duneline/specs/site';
import { tierOf } from '../../lib/price/findTier.ts';

/** What a position becomes on one account. Money is US cents. */
export interface CopiedPosition {
  readonly id: string;
  readonly sizeCents: number;
  /** In parts of the leading account's size. */
  readonly scale: number;
  readonly lots: number;
  readonly riskCents: number;
  /** What the day had cost before the trade, and the most that it may cost, in percent of the size. */
  readonly lostPercent: number;
  readonly dailyLimitPercent: number;
}

/** The part of every balance that the copied trade risks. */
export const tradePercent = rules.riskPerTradePercent;

/** The sample position on every account that it reaches, the leading one first. */
export const copiedPositions: readonly CopiedPosition[] = copyToAccounts(sampleCopy);

/** The leading account, and those that follow it. */
export const [leader, ...followers] = copiedPositions as readonly [CopiedPosition, ...CopiedPosition[]];

/** All accounts added up. */
export const totals = {
  sizeCents: sum(({ sizeCents }) => sizeCents),
  scale: sum(({ scale }) => scale),
  lots: sum(({ lots }) => lots),
  riskCents: sum(({ riskCents }) => riskCents),
};

/** What is left of an account's day when the copied trade has hit its stop; below zero the account has ended. In US cents. */
export function remainingLossCents({ sizeCents, lostPercent, dailyLimitPercent }: CopiedPosition): number {
  return Math.round((sizeCents * (dailyLimitPercent - lostPercent - tradePercent)) / 100);
}

function copyToAccounts({ leadLots, accounts }: typeof sampleCopy): CopiedPosition[] {
  const leadCents = tierOf(accounts[0].tier).tier.sizeCents;
  return accounts.map(({ tier: id, lostTodayPercent }) => {
    const { program, tier } = tierOf(id);
    const scale = tier.sizeCents / leadCents;
    return {
      id,
      sizeCents: tier.sizeCents,
      scale,
      lots: leadLots * scale,
      riskCents: (tier.sizeCents * tradePercent) / 100,
      lostPercent: lostTodayPercent,
      dailyLimitPercent: program.phases[0]?.rules.dailyLossPercent ?? 0,
    };
  });
}

function sum(read: (account: CopiedPosition) => number): number {
  return copiedPositions.reduce((total, account) => total + read(account), 0);
}
