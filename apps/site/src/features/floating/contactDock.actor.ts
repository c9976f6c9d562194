import {
  contactDockMachine,
  contactDockStorageKey,
  viewOfContactDock,
  type ContactDockEvent,
  type ContactDockView,
} from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { readDockState } from './contactDockStore.ts';
import { dismissalEffects } from './dismissals.ts';

/** Starts the contact dock with the window's width and local storage (spec §2). */
export const start: FlowStarter<ContactDockView | null, ContactDockEvent> = (onView) => {
  const actor = createActor(contactDockMachine.provide({ actions: dismissalEffects(contactDockStorageKey) }), {
    input: readDockState(),
  });
  actor.subscribe((snapshot) => onView(viewOfContactDock(snapshot)));
  actor.start();
  return actor;
};
