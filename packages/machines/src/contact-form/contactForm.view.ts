import type { SnapshotFrom } from 'xstate';
import {
  contactProblems,
  decodeContactDraft,
  emptyContactDraft,
  type ContactDraft,
  type ContactLimits,
  type ContactProblems,
} from './contactDraft.ts';
import type { ContactFormEvent, ContactFormInput, contactFormMachine, ContactFormStatus } from './contactForm.machine.ts';

export interface ContactFormView {
  readonly status: ContactFormStatus;
  readonly draft: ContactDraft;
  /** Problems by field, after the first submission. */
  readonly problems: ContactProblems;
  /** The error of the last attempt. */
  readonly error: unknown;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialContactFormView({ stored, draft }: Pick<ContactFormInput, 'stored' | 'draft'>): ContactFormView {
  const kept = decodeContactDraft(stored)?.draft;
  return { status: 'editing', draft: { ...emptyContactDraft, ...kept, ...draft }, problems: {}, error: null };
}

const statuses = ['sending', 'unsent', 'sent'] as const;

/** What the form shows for a snapshot of `contactFormMachine`. */
export function viewOfContactForm(snapshot: SnapshotFrom<typeof contactFormMachine>): ContactFormView {
  const { draft, limits, isChecked, error } = snapshot.context;
  return {
    status: statuses.find((tag) => snapshot.hasTag(tag)) ?? 'editing',
    draft,
    problems: isChecked ? contactProblems(draft, limits) : {},
    error,
  };
}

/** Predicts the view after an event, so that typed text appears before XState has loaded. */
export function anticipateContactForm(view: ContactFormView, event: ContactFormEvent, limits: ContactLimits): ContactFormView {
  if (event.type === 'draft.change') {
    const draft = { ...view.draft, ...event.change };
    const isChecked = Object.keys(view.problems).length > 0;
    return { ...view, draft, problems: isChecked ? contactProblems(draft, limits) : {}, error: null };
  }
  if (event.type === 'message.another') return view;
  const problems = contactProblems(view.draft, limits);
  return Object.keys(problems).length === 0 ? { ...view, status: 'sending', problems } : { ...view, problems };
}
