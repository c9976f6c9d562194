import type * as site from '@duneline/specs/site';
import type { AddOn, Phase, ProgramId } from '@duneline/specs/site';
import type { LifecycleTerms, PhaseTerms } from './terms.ts';
import { rateOf } from './terms.ts';

/** The facts of `@duneline/specs/site` that determine terms. */
export type LifecycleFacts = Pick<typeof site, 'catalogue' | 'payouts' | 'rules'>;

/** The purchase: a program, a size by the tier's stable id, and add-ons. */
export interface Purchase {
  readonly programId: ProgramId;
  readonly tierId: string;
  readonly addOns?: readonly AddOn['id'][];
}

/**
 * The terms of an account bought today, from `catalogue.yaml` and `rules.yaml`; the profit split is the lowest that the program
 * promises.
 * @throws if the catalogue does not have the program or the size
 */
export function lifecycleTerms(
  { catalogue, payouts, rules }: LifecycleFacts,
  { programId, tierId, addOns = [] }: Purchase,
): LifecycleTerms {
  const program = catalogue.programs.find(({ id }) => id === programId);
  const tier = program?.tiers.find(({ id }) => id === tierId);
  if (!program || !tier) {
    const known = (program?.tiers ?? catalogue.programs).map(({ id }) => id).join(', ');
    throw new Error(`The catalogue has no '${program ? tierId : programId}'; choose one of ${known}.`);
  }
  const added = catalogue.addOns.filter(({ id }) => addOns.includes(id));
  const room = added.reduce((sum, { drawdownPercent }) => sum + (drawdownPercent ?? 0), 0);
  const phases = new Map(program.phases.map((phase) => [phase.id, phaseTerms(phase, room)]));
  const [first, second, funded] = [phases.get('phase-1'), phases.get('phase-2'), phases.get('funded')];
  if (!funded) throw new Error(`The program '${programId}' has no funded phase; add one to catalogue.yaml.`);
  const refundCents = rateOf(tier.priceCents, bps(program.refundFeePercent));
  return {
    sizeCents: tier.sizeCents,
    phases: { ...(first && { 'phase-1': first }), ...(second && { 'phase-2': second }), funded },
    isTrailing: program.drawdownType === 'trailing',
    riskBps: bps(rules.riskPerTradePercent),
    openPositions: rules.openPositions,
    newsMinutes: rules.newsMinutes,
    inactivityDays: rules.inactivityDays,
    dayShiftMinutes: minutesOf(rules.dayClose.utcOffset) - minutesOf(rules.dayClose.time),
    refundCents,
    bonusCents: tier.winnersBonusCents - refundCents,
    shareBps: bps(program.rewardSharePercent.from),
    payoutCycleDays: Math.min(program.rewardCycleDays, ...added.map(({ rewardCycleDays }) => rewardCycleDays ?? Infinity)),
    payoutMinimumCents: payouts.minimumCents,
    scalingCents: catalogue.headline.scalingCents,
    retryPriceCents: tier.priceCents - rateOf(tier.priceCents, bps(payouts.retryDiscountPercent)),
    retryValidDays: payouts.retryValidDays,
  };
}

function phaseTerms({ rules: { profitTargetPercent, dailyLossPercent, maxDrawdownPercent } }: Phase, room: number): PhaseTerms {
  return {
    profitTargetBps: profitTargetPercent === null ? null : bps(profitTargetPercent),
    dailyLossBps: bps(dailyLossPercent),
    maxDrawdownBps: bps(maxDrawdownPercent + room),
  };
}

function bps(percent: number): number {
  return Math.round(percent * 100);
}

/** Parses `+04:00`, `-03:30` or `00:00` to minutes. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.replace(/^[+-]/, '').split(':').map(Number);
  return (clock.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
