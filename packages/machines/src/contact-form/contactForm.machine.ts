import { assign, setup } from 'xstate';
import { errorOf, isRefusal, rememberError } from '../effects/failure.ts';
import { requireActor } from '../effects/requireActor.ts';
import {
  contactProblems,
  decodeContactDraft,
  emptyContactDraft,
  encodeContactDraft,
  type ContactDraft,
  type ContactLimits,
  type StoredContact,
} from './contactDraft.ts';

export interface ContactFormInput {
  /** The value stored under `contactDraftStorageKey`, `null` if there is none. */
  readonly stored: string | null;
  /** A fresh UUID. */
  readonly key: string;
  readonly limits: ContactLimits;
  /** Values from the URL, which override stored ones. */
  readonly draft: Partial<ContactDraft>;
}

export interface ContactFormContext extends StoredContact {
  readonly limits: ContactLimits;
  /** Whether an incomplete message was submitted: from then on each field shows its problem. */
  readonly isChecked: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
}

/** `freshKey`: a new UUID, used if the message differs from that of the current key. */
export type ContactFormEvent =
  | { readonly type: 'draft.change'; readonly change: Partial<ContactDraft>; readonly freshKey: string }
  | { readonly type: 'message.send' }
  | { readonly type: 'message.another'; readonly freshKey: string };

/**
 * From an empty form to a message that is delivered exactly once (spec §2: /contact). An attempt that may have arrived is
 * repeated with the same key. Provide `sendMessage` (rejects with the server's `{ status, code }`, 0 without a response),
 * `storeDraft` and `forgetDraft`.
 */
export const contactFormMachine = setup({
  types: {
    input: {} as ContactFormInput,
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    tags: {} as ContactFormStatus,
  },
  actors: {
    /** Provided: sends the message with this key. */
    sendMessage: requireActor<unknown, StoredContact>('sendMessage'),
  },
  actions: {
    changeDraft: assign(({ context, event }) =>
      event.type === 'draft.change' ? { draft: { ...context.draft, ...event.change }, error: null } : {},
    ),
    takeFreshKey: assign(({ event }) => ('freshKey' in event ? { key: event.freshKey, isAttempted: false } : {})),
    markAttempted: assign({ isAttempted: true, isChecked: false, error: null }),
    markChecked: assign({ isChecked: true }),
    startAnother: assign(({ context: { draft }, event }) =>
      event.type === 'message.another' ? { key: event.freshKey, isAttempted: false, draft: { ...draft, message: '' } } : {},
    ),
    rememberError: assign((_, params: { readonly error: unknown }) => params),
    /** Provided: stores the draft until the tab is closed. */
    storeDraft: (_, _params: { readonly text: string }) => {},
    /** Provided: deletes the stored data. */
    forgetDraft: () => {},
  },
  guards: {
    isKeyOutdated: ({ context }) => context.isAttempted,
    isComplete: ({ context: { draft, limits } }) => Object.keys(contactProblems(draft, limits)).length === 0,
    isRefused: (_, error: unknown) => isRefusal(error),
  },
}).createMachine({
  id: 'contact-form',
  context: ({ input: { stored, key, limits, draft } }) => {
    const kept = decodeContactDraft(stored);
    return {
      limits,
      key: kept?.key ?? key,
      isAttempted: kept?.isAttempted ?? false,
      draft: { ...emptyContactDraft, ...kept?.draft, ...draft },
      isChecked: false,
      error: null,
    };
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      on: {
        'draft.change': [
          { guard: 'isKeyOutdated', actions: ['changeDraft', 'takeFreshKey', store()] },
          { actions: ['changeDraft', store()] },
        ],
        'message.send': [
          { guard: 'isComplete', target: 'sending', actions: ['markAttempted', store()] },
          { actions: 'markChecked' },
        ],
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        src: 'sendMessage',
        input: ({ context: { key, isAttempted, draft } }) => ({ key, isAttempted, draft }),
        onDone: { target: 'sent', actions: 'forgetDraft' },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'editing', actions: rememberError },
          { target: 'unsent', actions: rememberError },
        ],
      },
    },
    unsent: {
      tags: 'unsent',
      on: {
        'message.send': { target: 'sending' },
        'draft.change': { target: 'editing', actions: ['changeDraft', 'takeFreshKey', store()] },
      },
    },
    sent: { tags: 'sent', on: { 'message.another': { target: 'editing', actions: 'startAnother' } } },
  },
});

/** The state of the message; `unsent`: it may or may not have arrived. */
export type ContactFormStatus = 'editing' | 'sending' | 'unsent' | 'sent';

function store() {
  return {
    type: 'storeDraft',
    params: ({ context }: { readonly context: ContactFormContext }) => ({ text: encodeContactDraft(context) }),
  } as const;
}
