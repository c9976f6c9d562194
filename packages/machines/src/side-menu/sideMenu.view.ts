import type { SnapshotFrom } from 'xstate';
import type { sideMenuMachine } from './sideMenu.machine.ts';

export interface SideMenuView {
  readonly isOpen: boolean;
}

/** The initial view, for use before XState has loaded (spec §3: "default closed"). */
export const initialSideMenuView: SideMenuView = { isOpen: false };

/** What a screen shows for a snapshot of `sideMenuMachine`. */
export function viewOfSideMenu(snapshot: SnapshotFrom<typeof sideMenuMachine>): SideMenuView {
  return { isOpen: snapshot.hasTag('open') };
}
