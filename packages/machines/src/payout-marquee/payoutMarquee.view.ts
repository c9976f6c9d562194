import type { SnapshotFrom } from 'xstate';
import { viewOfHolds } from '../playback/holds.ts';
import type { HoldInput, PlaybackView } from '../playback/holds.ts';
import type { PayoutFilter } from './payoutFilter.ts';
import type { payoutMarqueeMachine } from './payoutMarquee.machine.ts';

export interface PayoutMarqueeView extends PlaybackView {
  readonly filter: PayoutFilter;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialPayoutMarqueeView({ holds }: HoldInput): PayoutMarqueeView {
  return { ...viewOfHolds(holds), filter: 'All' };
}

/** What the marquee shows for a snapshot of `payoutMarqueeMachine` (spec §2, §4). */
export function viewOfPayoutMarquee({ context }: SnapshotFrom<typeof payoutMarqueeMachine>): PayoutMarqueeView {
  return { ...viewOfHolds(context.holds), filter: context.filter };
}
