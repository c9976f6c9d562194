import {
  contactDraftStorageKey,
  contactFormMachine,
  viewOfContactForm,
  type ContactFormEvent,
  type ContactFormView,
} from '@duneline/machines';
import { contact } from '@duneline/specs/site';
import { createActor, fromPromise } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { FIRST_TOPIC, readStoredDraft, readTopic } from './storedDraft.ts';
import { sendMessage } from './sendMessage.ts';
import { randomId } from '../../lib/id/randomId.ts';

/** Starts the form with the tab's storage and the edge function. */
export const start: FlowStarter<ContactFormView, ContactFormEvent> = (onView) => {
  const stored = readStoredDraft();
  const topic = readTopic() ?? (stored === null ? FIRST_TOPIC : null);
  const actor = createActor(
    contactFormMachine.provide({
      actors: { sendMessage: fromPromise(({ input }) => sendMessage(input)) },
      actions: { storeDraft: (_, { text }) => keep(text), forgetDraft: () => keep(null) },
    }),
    { input: { stored, key: randomId(), limits: contact.limits, draft: topic === null ? {} : { topic } } },
  );
  actor.subscribe((snapshot) => onView(viewOfContactForm(snapshot)));
  actor.start();
  return actor;
};

function keep(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(contactDraftStorageKey);
    else sessionStorage.setItem(contactDraftStorageKey, text);
  } catch (error) {
    console.warn('The browser refuses to keep the message; it is lost when the page is left.', error);
  }
}
