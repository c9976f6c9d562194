import type { SnapshotFrom } from 'xstate';
import type { PromoBarEvent, promoBarMachine } from './promoBar.machine.ts';

export interface PromoBarView {
  /** While true, the header is 48 px lower (spec §2). */
  readonly isVisible: boolean;
}

/** The initial view, for use before XState has loaded (spec §3: "default visible"). */
export const initialPromoBarView: PromoBarView = { isVisible: true };

/** What a screen shows for a snapshot of `promoBarMachine`. */
export function viewOfPromoBar(snapshot: SnapshotFrom<typeof promoBarMachine>): PromoBarView {
  return { isVisible: snapshot.hasTag('visible') };
}

/** The view after an event. The page uses only this function, because dismissing a line must not load XState. */
export function nextPromoBarView({ isVisible }: PromoBarView, event: PromoBarEvent): PromoBarView {
  return { isVisible: event.type === 'promo.set' ? event.isVisible : !isVisible };
}
