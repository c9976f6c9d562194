import type { SnapshotFrom } from 'xstate';
import { decodeDismissal, isDismissalInForce } from '../dismissal/dismissal.ts';
import type { ContactDockInput, contactDockMachine } from './contactDock.machine.ts';

export interface ContactDockView {
  readonly shape: 'none' | 'bar' | 'card';
}

/** The key in local storage. */
export const contactDockStorageKey = 'contactDockDismissed';

/** The initial view for this input, for use before XState has loaded. */
export function initialContactDockView({ isWide, stored, at }: ContactDockInput): ContactDockView {
  if (isDismissalInForce(decodeDismissal(stored), at)) return { shape: 'none' };
  return { shape: isWide ? 'card' : 'bar' };
}

/** What a screen shows for a snapshot of `contactDockMachine`. */
export function viewOfContactDock(snapshot: SnapshotFrom<typeof contactDockMachine>): ContactDockView {
  return { shape: snapshot.hasTag('bar') ? 'bar' : snapshot.hasTag('card') ? 'card' : 'none' };
}
