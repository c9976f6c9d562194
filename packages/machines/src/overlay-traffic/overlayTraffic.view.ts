import type { SnapshotFrom } from 'xstate';
import { overlaysShown } from './overlaysShown.ts';
import type { OverlayTrafficInput, overlayTrafficMachine } from './overlayTraffic.machine.ts';

export interface OverlayTrafficView {
  /** The id of the overlay that shows, if any. */
  readonly shown: readonly string[];
}

/** The initial view for this input, for use before XState has loaded. */
export function initialOverlayTrafficView(input: OverlayTrafficInput): OverlayTrafficView {
  return { shown: overlaysShown({ ...input, focus: null, end: null, controls: [] }) };
}

/** What a screen shows for a snapshot of `overlayTrafficMachine`. */
export function viewOfOverlayTraffic(snapshot: SnapshotFrom<typeof overlayTrafficMachine>): OverlayTrafficView {
  return { shown: snapshot.context.shown };
}
