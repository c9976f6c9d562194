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

/** Starts the cookie banner on the browser's local storage (spec §3, §4). */
export const start: FlowStarter<CookieConsentView | null, CookieConsentEvent> = (onView) => {
  const actor = createActor(
    cookieConsentMachine.provide({
      actions: {
        storeConsent: (_, { consent }) => {
          if (consent) store(encodeConsent(consent));
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

function store(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(consentStorageKey);
    else localStorage.setItem(consentStorageKey, text);
  } catch (error) {
    console.warn('The browser refuses to store the cookie choice; it lasts until the page is left.', error);
  }
}
