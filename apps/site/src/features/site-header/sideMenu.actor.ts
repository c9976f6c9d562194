import { sideMenuMachine, viewOfSideMenu, type SideMenuEvent, type SideMenuView } from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';

/** Starts the side menu's statechart. */
export const start: FlowStarter<SideMenuView, SideMenuEvent> = (onView) => {
  const actor = createActor(sideMenuMachine);
  actor.subscribe((snapshot) => onView(viewOfSideMenu(snapshot)));
  actor.start();
  return actor;
};
