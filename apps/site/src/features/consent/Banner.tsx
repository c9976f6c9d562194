import type { CookieConsentView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/panels';
import { Button, close, IconButton } from '@duneline/ui';
import { Suspense, useEffect, useId, useRef, type RefObject } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useFloatingRoom } from './useFloatingRoom.ts';
import { preloadConsent, sendConsent } from './consentStore.ts';
import * as css from './ConsentBanner.css.ts';

const ConsentChoices = lazyPart(async () => (await import('./ConsentChoices.tsx')).ConsentChoices);
/** Loads the machine as a pointer or the focus nears. */
const intent = { onPointerEnter: preloadConsent, onFocus: preloadConsent };
const now = () => new Date().toISOString();

export interface BannerProps {
  readonly isCustomizing: boolean;
  readonly choices: CookieConsentView['choices'];
}

/** The question about cookies, over the end of the page and never over the focus (spec §4). */
export function Banner({ isCustomizing, choices }: BannerProps) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useFloatingRoom(banner);
  useReturnedFocus(banner);

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={css.banner}
      data-customizing={isCustomizing || undefined}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {t.consentTitle}
        </h2>
        <span className={css.close}>
          <IconButton {...intent} label={t.consentClose} icon={close} onPress={() => sendConsent({ type: 'banner.close' })} />
        </span>
      </div>
      <p className={css.text}>{t.consentText}</p>
      {isCustomizing && (
        <Suspense fallback={<div className={css.wait} />}>
          <ConsentChoices choices={choices} onSave={() => sendConsent({ type: 'consent.save', at: now() })} />
        </Suspense>
      )}
      <div className={css.actions}>
        <Button {...intent} variant="secondary" onPress={() => sendConsent({ type: 'consent.acceptAll', at: now() })}>
          {t.consentAcceptAll}
        </Button>
        <Button {...intent} variant="secondary" onPress={() => sendConsent({ type: 'consent.acceptNecessary', at: now() })}>
          {t.consentNecessaryOnly}
        </Button>
      </div>
      {!isCustomizing && (
        <span className={css.customize}>
          <Button {...intent} variant="quiet" size="sm" onPress={() => sendConsent({ type: 'consent.customize' })}>
            {t.consentCustomize}
          </Button>
        </span>
      )}
    </section>
  );
}

/** Reopened from the footer, the banner takes the focus; closed while holding it, it hands it back. */
function useReturnedFocus(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const opener =
      document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null;
    const element = banner.current;
    if (opener?.dataset.opens === 'consent') element?.focus();
    let hadFocus = element?.contains(document.activeElement) ?? false;
    const noteFocus = () => {
      hadFocus = element?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', noteFocus);
    return () => {
      document.removeEventListener('focusin', noteFocus);
      if (hadFocus) (opener?.isConnected ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, [banner]);
}
