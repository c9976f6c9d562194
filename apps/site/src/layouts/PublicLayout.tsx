import { isChromeHidden } from '@duneline/machines';
import * as t from '@duneline/specs/messages/shell';
import { SkipLink } from '@duneline/ui';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { PromoBar } from '../features/promo-bar/PromoBar.tsx';
import { MAIN_ID, RouteArrival } from '../features/scroll/RouteArrival.tsx';
import { SiteHeader } from '../features/site-header/SiteHeader.tsx';
import { ThemeToggle } from '../features/theme/ThemeToggle.tsx';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { whenIdle } from '../lib/start/whenIdle.ts';
import { LazyDeferredLayout } from './LazyDeferredLayout.tsx';
import * as css from './layouts.css.ts';
import './print.css.ts';

// Far below the first screen: the HTML is prerendered, and the script loads later.
const SiteFooter = lazyPart(async () => {
  await whenIdle();
  return (await import('../features/site-footer/SiteFooter.tsx')).SiteFooter;
});

const HeaderAccount = lazyPart(
  async () => {
    await whenIdle();
    try {
      return (await import('../features/account/HeaderAccount.tsx')).HeaderAccount;
    } catch (error) {
      // Nobody else would show the prerendered way to sign in again, which is hidden while a stored session has not been read.
      delete document.documentElement.dataset.session;
      throw error;
    }
  },
  { isSilent: true },
);

const accountOf = (isWide: boolean) => (
  <Suspense fallback={null}>
    <HeaderAccount isWide={isWide} />
  </Suspense>
);
// Made once: a header that renders again leaves the prerendered way to sign in as it is until its script is there.
const narrowAccount = accountOf(false);
const wideAccount = accountOf(true);

/** "Cookie settings" of the footer, whose own script may still be on its way when it is pressed: React would drop the click. */
async function reopenConsent({ target }: MouseEvent) {
  if (!(target instanceof Element && target.closest('[data-opens=consent]'))) return;
  const { sendConsent } = await import('../features/consent/consentStore.ts');
  sendConsent({ type: 'consent.reopen' });
}

/** The frame of every public page: promo bar, header, the page, footer, and overlays (spec §2). */
export function PublicLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    const listener = (event: MouseEvent) => void reopenConsent(event);
    window.addEventListener('click', listener, true);
    return () => window.removeEventListener('click', listener, true);
  }, []);
  const home = useRef<HTMLAnchorElement>(null);
  const focusHome = useCallback(() => home.current?.focus({ preventScroll: true }), []);
  const screen = useMatches().at(-1)?.id;
  // The not-found page is prerendered once for all paths, so it must look the same at each of them.
  const isBare = screen !== 'not-found' && isChromeHidden(pathname);

  return (
    <div className={css.page}>
      <SkipLink href={`#${MAIN_ID}`}>{t.skipToContent}</SkipLink>
      {/* First in the document, so that the keyboard reaches it first; it floats at the page's end. */}
      <LazyDeferredLayout />
      {!isBare && (
        <>
          {/* Whoever pays needs no offer. */}
          {screen !== 'checkout' && <PromoBar onClose={focusHome} />}
          <SiteHeader
            homeRef={home}
            renderThemeToggle={(isWide) => <ThemeToggle isLabelShown={isWide} />}
            renderAccount={(isWide) => (isWide ? wideAccount : narrowAccount)}
          />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      {!isBare && (
        <Suspense fallback={null}>
          <SiteFooter />
        </Suspense>
      )}
      <RouteArrival />
    </div>
  );
}
