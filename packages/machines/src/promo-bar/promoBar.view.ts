import type { SnapshotFrom } from 'xstate';
import type { PromoBarEvent, promoBarMachine } from './promoBar.machine.ts';

export interface PromoBarView {
  /** While it is, the header stands 48 px lower (spec §2). */
  readonly isVisible: boolean;
}

/** The view of the machine just after its start, for use before XState is loaded (spec §3: "default visible"). */
export const initialPromoBarView: PromoBarView = { isVisible: true };

/** What a screen shows for a snapshot of `promoBarMachine`. */
export function viewOfPromoBar(snapshot: SnapshotFrom<typeof promoBarMachine>): PromoBarView {
  return { isVisible: snapshot.hasTag('visible') };
}

/** What the machine shows after an event. The page asks this alone: to dismiss a line must not load XState. */
export function nextPromoBarView({ isVisible }: PromoBarView, event: PromoBarEvent): PromoBarView {
  return { isVisible: event.type === 'promo.set' ? event.isVisible : !isVisible };
}
