import {
  consentStorageKey,
  cookieConsentMachine,
  encodeConsent,
  viewOfCookieConsent,
  type CookieConsentEvent,
  type CookieConsentView,
} from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { readStoredConsent } from './consentStore.ts';
import type { ConsentChoice } from './logConsent.ts';
import { randomId } from '../../lib/id/randomId.ts';

const choices: Readonly<Record<string, ConsentChoice>> = {
  'consent.acceptAll': 'accept-all',
  'consent.acceptNecessary': 'necessary-only',
};

/** Starts the cookie banner on the browser's local storage (spec §3, §4). */
export const start: FlowStarter<CookieConsentView | null, CookieConsentEvent> = (onView) => {
  const actor = createActor(
    cookieConsentMachine.provide({
      actions: {
        storeConsent: ({ event: { type } }, { consent }) => {
          if (!consent) return;
          const visitorId = readVisitorId() ?? randomId();
          store(encodeConsent({ ...consent, visitorId }));
          void import('./logConsent.ts').then(({ logConsent }) => logConsent(visitorId, choices[type] ?? 'custom', consent));
        },
        setAsideUnreadable: (_, { stored }) => {
          console.warn(`The stored cookie choice could not be read and is asked for again: ${stored}`);
          store(null);
        },
      },
    }),
    { input: { stored: readStoredConsent() } },
  );
  actor.subscribe((snapshot) => onView(viewOfCookieConsent(snapshot)));
  actor.start();
  return actor;
};

/** The random id under which this browser's earlier choices are logged. */
function readVisitorId(): string | undefined {
  try {
    const { visitorId } = JSON.parse(readStoredConsent() ?? '{}') as { readonly visitorId?: unknown };
    return typeof visitorId === 'string' ? visitorId : undefined;
  } catch {
    return undefined; // unreadable: set aside
  }
}

function store(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(consentStorageKey);
    else localStorage.setItem(consentStorageKey, text);
  } catch (error) {
    console.warn('The browser refuses to store the cookie choice; it lasts until the page is left.', error);
  }
}
