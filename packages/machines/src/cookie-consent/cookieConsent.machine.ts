import { assertEvent, assign, setup } from 'xstate';
import { consentVersion, decodeConsent } from './consent.ts';
import type { Consent, OptionalCategory } from './consent.ts';

export interface CookieConsentInput {
  /** The value stored under `consentStorageKey`, `null` if there is none. */
  readonly stored: string | null;
}

export interface CookieConsentContext {
  readonly stored: string | null;
  /** The current choice, `null` before the first one. */
  readonly consent: Consent | null;
  /** The state of the switches while customizing. */
  readonly draft: Readonly<Record<OptionalCategory, boolean>>;
}

/**
 * `at`: the time of the choice in ISO 8601, from the sender because a machine has no clock. `elsewhere`: another tab has stored
 * or cleared a choice.
 */
export type CookieConsentEvent =
  | { readonly type: 'consent.acceptAll'; readonly at: string }
  | { readonly type: 'consent.acceptNecessary'; readonly at: string }
  | { readonly type: 'consent.save'; readonly at: string }
  | { readonly type: 'consent.customize' }
  | { readonly type: 'consent.reopen' }
  | { readonly type: 'consent.elsewhere'; readonly stored: string | null }
  | { readonly type: 'category.toggle'; readonly category: OptionalCategory | 'necessary' }
  | { readonly type: 'banner.close' };

/** The cookie banner (spec §4, §5). Provide `storeConsent` and `setAsideUnreadable`. */
export const cookieConsentMachine = setup({
  types: {
    input: {} as CookieConsentInput,
    context: {} as CookieConsentContext,
    events: {} as CookieConsentEvent,
    tags: {} as 'visible' | 'customizing',
  },
  actions: {
    restoreConsent: assign(({ context }) => {
      const stored = decodeConsent(context.stored);
      return stored.kind === 'consent' ? { consent: stored.consent, draft: choicesOf(stored.consent) } : {};
    }),
    acceptAll: assign(({ event }) => {
      assertEvent(event, 'consent.acceptAll');
      return chosen({ analytics: true, marketing: true }, event.at);
    }),
    acceptNecessary: assign(({ event }) => {
      assertEvent(event, 'consent.acceptNecessary');
      return chosen({ analytics: false, marketing: false }, event.at);
    }),
    acceptDraft: assign(({ context, event }) => {
      assertEvent(event, 'consent.save');
      return chosen(context.draft, event.at);
    }),
    toggleCategory: assign(({ context, event }) => {
      assertEvent(event, 'category.toggle');
      if (event.category === 'necessary') return {};
      return { draft: { ...context.draft, [event.category]: !context.draft[event.category] } };
    }),
    takeStored: assign(({ event }) => {
      assertEvent(event, 'consent.elsewhere');
      return { stored: event.stored, consent: null, draft: choicesOf(null) };
    }),
    resetDraft: assign(({ context }) => ({ draft: choicesOf(context.consent) })),
    /** Provided: stores the consent. */
    storeConsent: (_, _params: { readonly consent: Consent | null }) => {},
    /** Provided: moves unreadable stored text to another key and logs it once. */
    setAsideUnreadable: (_, _params: { readonly stored: string | null }) => {},
  },
  guards: {
    isConsentStored: ({ context }) => decodeConsent(context.stored).kind === 'consent',
    isStoredUnreadable: ({ context }) => decodeConsent(context.stored).kind === 'unreadable',
    isCategoryOptional: ({ event }) => event.type === 'category.toggle' && event.category !== 'necessary',
  },
}).createMachine({
  id: 'cookie-consent',
  context: ({ input }) => ({ stored: input.stored, consent: null, draft: choicesOf(null) }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        {
          guard: 'isStoredUnreadable',
          target: 'shown.asking',
          actions: { type: 'setAsideUnreadable', params: ({ context }) => ({ stored: context.stored }) },
        },
        { guard: 'isConsentStored', target: 'hidden', actions: 'restoreConsent' },
        { target: 'shown.asking' },
      ],
    },
    shown: {
      tags: 'visible',
      initial: 'asking',
      on: {
        'consent.acceptAll': {
          target: 'hidden',
          actions: ['acceptAll', { type: 'storeConsent', params: ({ context }) => ({ consent: context.consent }) }],
        },
        'consent.acceptNecessary': {
          target: 'hidden',
          actions: ['acceptNecessary', { type: 'storeConsent', params: ({ context }) => ({ consent: context.consent }) }],
        },
        'banner.close': { target: 'hidden', actions: 'resetDraft' },
        'consent.elsewhere': { target: 'restoring', actions: 'takeStored' },
      },
      states: {
        asking: { on: { 'consent.customize': { target: 'customizing' } } },
        customizing: {
          tags: 'customizing',
          on: {
            'category.toggle': { guard: 'isCategoryOptional', actions: 'toggleCategory' },
            'consent.save': {
              target: '#cookie-consent.hidden',
              actions: ['acceptDraft', { type: 'storeConsent', params: ({ context }) => ({ consent: context.consent }) }],
            },
          },
        },
      },
    },
    hidden: {
      on: {
        'consent.reopen': { target: 'shown.customizing' },
        'consent.elsewhere': { target: 'restoring', actions: 'takeStored' },
      },
    },
  },
});

function choicesOf(consent: Consent | null): CookieConsentContext['draft'] {
  return { analytics: consent?.analytics ?? false, marketing: consent?.marketing ?? false };
}

function chosen(choices: CookieConsentContext['draft'], at: string) {
  const consent: Consent = { necessary: true, ...choices, date: at, version: consentVersion };
  return { consent, draft: choices };
}
