import type { CookieConsentView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/panels';
import { CookieBanner } from '@duneline/ui';
import type { Ref } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { preloadConsent, sendConsent } from './consentStore.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

const ConsentChoices = lazyPart(async () => (await import('./ConsentChoices.tsx')).ConsentChoices);
const now = () => new Date().toISOString();
const words = {
  title: t.consentTitle,
  acceptAll: t.consentAcceptAll,
  necessaryOnly: t.consentNecessaryOnly,
  customize: t.consentCustomize,
  close: t.consentClose,
};

export interface BannerProps {
  readonly isCustomizing: boolean;
  readonly choices: CookieConsentView['choices'];
  /** The element of `ref`; `null` before it is mounted. */
  readonly element: HTMLElement | null;
  readonly ref: Ref<HTMLElement>;
}

/** The cookie banner at the page's end, which never covers the focus (spec §4). */
export function Banner({ isCustomizing, choices, element, ref }: BannerProps) {
  useReturnedFocus(element);
  return (
    <CookieBanner
      ref={ref}
      words={words}
      onIntent={preloadConsent}
      onAcceptAll={() => sendConsent({ type: 'consent.acceptAll', at: now() })}
      onNecessaryOnly={() => sendConsent({ type: 'consent.acceptNecessary', at: now() })}
      onCustomize={() => sendConsent({ type: 'consent.customize' })}
      onClose={() => sendConsent({ type: 'banner.close' })}
      choices={
        isCustomizing ? (
          <ConsentChoices choices={choices} onSave={() => sendConsent({ type: 'consent.save', at: now() })} />
        ) : undefined
      }
    >
      {t.consentText}
    </CookieBanner>
  );
}
