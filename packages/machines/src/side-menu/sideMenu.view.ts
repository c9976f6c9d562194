import type { SnapshotFrom } from 'xstate';
import type { sideMenuMachine } from './sideMenu.machine.ts';

export interface SideMenuView {
  readonly isOpen: boolean;
}

/** The view of the machine just after its start, for use before XState is loaded (spec §3: "default closed"). */
export const initialSideMenuView: SideMenuView = { isOpen: false };

/** What a screen shows for a snapshot of `sideMenuMachine`. */
export function viewOfSideMenu(snapshot: SnapshotFrom<typeof sideMenuMachine>): SideMenuView {
  return { isOpen: snapshot.hasTag('open') };
}
