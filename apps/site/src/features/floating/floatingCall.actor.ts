import {
  floatingCallStorageKey,
  floatingCallToActionMachine,
  viewOfFloatingCallToAction,
  type FloatingCallToActionEvent,
  type FloatingCallToActionView,
} from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { dismissalEffects } from './dismissals.ts';
import { readScrollState } from './floatingCallStore.ts';

/** Starts the floating call to action with the scroll position and local storage (spec §2, §9). */
export const start: FlowStarter<FloatingCallToActionView | null, FloatingCallToActionEvent> = (onView) => {
  const actor = createActor(floatingCallToActionMachine.provide({ actions: dismissalEffects(floatingCallStorageKey) }), {
    input: readScrollState(),
  });
  actor.subscribe((snapshot) => onView(viewOfFloatingCallToAction(snapshot)));
  actor.start();
  return actor;
};
