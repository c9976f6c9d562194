import { rules, sampleCopy } from '@duneline/specs/site';
import { tierOf } from '../../lib/price/findTier.ts';

/** A position copied to one account, in US cents. */
export interface CopiedPosition {
  readonly id: string;
  readonly sizeCents: number;
  /** As a fraction of the leading account's size. */
  readonly scale: number;
  readonly lots: number;
  readonly riskCents: number;
  /** The day's loss before the trade, and its limit, in percent of the size. */
  readonly lostPercent: number;
  readonly dailyLimitPercent: number;
}

/** The risk of the copied trade, in percent of each balance. */
export const tradePercent = rules.riskPerTradePercent;

/** The sample position on every account, the leading one first. */
export const copiedPositions: readonly CopiedPosition[] = copyToAccounts(sampleCopy);

/** The leading account and its followers. */
export const [leader, ...followers] = copiedPositions as readonly [CopiedPosition, ...CopiedPosition[]];

/** The sum of all accounts. */
export const totals = {
  sizeCents: sum(({ sizeCents }) => sizeCents),
  scale: sum(({ scale }) => scale),
  lots: sum(({ lots }) => lots),
  riskCents: sum(({ riskCents }) => riskCents),
};

/** The remaining daily loss after the copied trade has reached its stop, in US cents; negative if the account has ended. */
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
