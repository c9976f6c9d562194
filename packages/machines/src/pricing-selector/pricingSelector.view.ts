import type { SnapshotFrom } from 'xstate';
import { findProgram, firstTierOf } from './programOption.ts';
import type { ProgramOption } from './programOption.ts';
import type {
  PricingPhase,
  PricingSelectorEvent,
  PricingSelectorInput,
  pricingSelectorMachine,
} from './pricingSelector.machine.ts';

export interface PricingSelectorView {
  readonly programId: string;
  readonly tierId: string;
  readonly phase: PricingPhase;
  /** Parameters of the checkout link; `tier` is the 1-based index of the size among the program's sizes (spec §5). */
  readonly checkout: { readonly tier: number; readonly type: string };
}

/** The initial view for this input, for use before XState has loaded. */
export function initialPricingSelectorView(input: PricingSelectorInput): PricingSelectorView {
  const programId = input.defaultProgram;
  return pricingView(input.programs, programId, firstTierOf(input.programs, programId), 'phase-1');
}

/** What a screen shows for a snapshot of `pricingSelectorMachine`. */
export function viewOfPricingSelector(snapshot: SnapshotFrom<typeof pricingSelectorMachine>): PricingSelectorView {
  const { programs, programId, tierId } = snapshot.context;
  return pricingView(programs, programId, tierId, snapshot.hasTag('funded') ? 'funded' : 'phase-1');
}

/** Predicts the view after an event, so that the screen responds before XState has loaded. */
export function anticipatePricingSelector(
  programs: readonly ProgramOption[],
  view: PricingSelectorView,
  event: PricingSelectorEvent,
): PricingSelectorView {
  switch (event.type) {
    case 'program.select': {
      const isRefused = event.programId === view.programId || !findProgram(programs, event.programId)?.isAvailable;
      return isRefused ? view : pricingView(programs, event.programId, firstTierOf(programs, event.programId), view.phase);
    }
    case 'size.select': {
      const isOffered = findProgram(programs, view.programId)?.tierIds.includes(event.tierId);
      return isOffered ? pricingView(programs, view.programId, event.tierId, view.phase) : view;
    }
    default:
      return { ...view, phase: event.phase };
  }
}

/** The path to buy a size: `/checkout?tier={1-based index}&type={program id}` (spec §7). */
export function checkoutPath({ tier, type }: PricingSelectorView['checkout']): string {
  return `/checkout?${new URLSearchParams({ tier: String(tier), type }).toString()}`;
}

function pricingView(
  programs: readonly ProgramOption[],
  programId: string,
  tierId: string,
  phase: PricingPhase,
): PricingSelectorView {
  const tierIds = findProgram(programs, programId)?.tierIds ?? [];
  return { programId, tierId, phase, checkout: { tier: tierIds.indexOf(tierId) + 1, type: programId } };
}
