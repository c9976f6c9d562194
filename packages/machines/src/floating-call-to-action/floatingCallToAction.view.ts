import type { SnapshotFrom } from 'xstate';
import { decodeDismissal, isDismissalInForce } from '../dismissal/dismissal.ts';
import type { FloatingCallToActionInput, floatingCallToActionMachine } from './floatingCallToAction.machine.ts';
import { isFloatingCallHidden } from './suppressingPaths.ts';
import { isNearTop } from './nearTop.ts';

export interface FloatingCallToActionView {
  readonly isShown: boolean;
}

/** The key in the browser's local storage (spec §2). */
export const floatingCallStorageKey = 'floatingCTADismissed';

/**
 * The initial view for this input. A page evaluates it on every scroll until the visitor dismisses the call, because scrolling
 * alone must not load XState.
 */
export function initialFloatingCallToActionView(input: FloatingCallToActionInput): FloatingCallToActionView {
  const isDismissed = isDismissalInForce(decodeDismissal(input.stored), input.at);
  return { isShown: !isFloatingCallHidden(input.pathname) && !isDismissed && !isNearTop(input.offset) };
}

/** What a screen shows for a snapshot of `floatingCallToActionMachine`. */
export function viewOfFloatingCallToAction(snapshot: SnapshotFrom<typeof floatingCallToActionMachine>): FloatingCallToActionView {
  return { isShown: snapshot.hasTag('visible') };
}
