import * as t from '@duneline/specs/messages/shell';
import { Button, close, IconButton } from '@duneline/ui';
import { lazy, Suspense, useEffect, useId, useRef, type RefObject } from 'react';
import { useFloatingRoom } from './useFloatingRoom.ts';
import { preloadConsent, sendConsent, useConsentView } from './consentStore.ts';
import * as css from './ConsentBanner.css.ts';

const ConsentChoices = lazy(async () => ({ default: (await import('./ConsentChoices.tsx')).ConsentChoices }));
const now = () => new Date().toISOString();

/** The cookie banner: shown while no choice is stored, after hydration, over the page's end and never over the focus (spec §4). */
export function ConsentBanner() {
  const { status, choices } = useConsentView();
  return status === 'hidden' ? null : <Banner isCustomizing={status === 'customizing'} choices={choices} />;
}

interface BannerProps {
  readonly isCustomizing: boolean;
  readonly choices: ReturnType<typeof useConsentView>['choices'];
}

function Banner({ isCustomizing, choices }: BannerProps) {
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
      onPointerEnter={preloadConsent}
      onFocus={preloadConsent}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {t.consentTitle}
        </h2>
        <span className={css.close}>
          <IconButton label={t.consentClose} icon={close} onPress={() => sendConsent({ type: 'banner.close' })} />
        </span>
      </div>
      <p className={css.text}>{t.consentText}</p>
      {isCustomizing && (
        <Suspense fallback={<div className={css.wait} />}>
          <ConsentChoices choices={choices} onSave={() => sendConsent({ type: 'consent.save', at: now() })} />
        </Suspense>
      )}
      <div className={css.actions}>
        <Button variant="secondary" onPress={() => sendConsent({ type: 'consent.acceptAll', at: now() })}>
          {t.consentAcceptAll}
        </Button>
        <Button variant="secondary" onPress={() => sendConsent({ type: 'consent.acceptNecessary', at: now() })}>
          {t.consentNecessaryOnly}
        </Button>
      </div>
      {!isCustomizing && (
        <Button variant="quiet" size="sm" onPress={() => sendConsent({ type: 'consent.customize' })}>
          {t.consentCustomize}
        </Button>
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
