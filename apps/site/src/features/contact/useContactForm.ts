import {
  anticipateContactForm,
  initialContactFormView,
  type ContactDraft,
  type ContactFormEvent,
  type ContactFormView,
} from '@duneline/machines';
import { contact } from '@duneline/specs/site';
import { useEffect } from 'react';
import type { FlowOptions } from '../../lib/flow/createFlow.ts';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { FIRST_TOPIC, readStoredDraft, readTopic } from './storedDraft.ts';
import { randomId } from '../../lib/id/randomId.ts';

const options: FlowOptions<ContactFormView, ContactFormEvent> = {
  initial: initialContactFormView({ stored: null, draft: { topic: FIRST_TOPIC } }),
  load: () => import('./contactForm.actor.ts'),
  anticipate: (view, event) => anticipateContactForm(view, event, contact.limits),
};

/** The state of the form: empty in the prerendered page, then with values from the URL and the tab. */
export function useContactForm() {
  const { view, send, preload } = useFlow(options);
  useEffect(() => {
    if (readStoredDraft() !== null || readTopic() !== null) preload();
  }, [preload]);
  return {
    view,
    change: (change: Partial<ContactDraft>) => send({ type: 'draft.change', change, freshKey: randomId() }),
    submit: () => send({ type: 'message.send' }),
    startAnother: () => send({ type: 'message.another', freshKey: randomId() }),
  };
}
