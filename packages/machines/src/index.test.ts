import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import * as exported from './index.ts';

const entryFile = new URL('./index.ts', import.meta.url).pathname;

describe('the public entry point', () => {
  it('has these names and no others', () => {
    expect(Object.keys(exported).toSorted()).toEqual(
      `themeMachine initialThemeView viewOfTheme themeStorageKey defaultTheme encodeTheme decodeTheme
       pricingSelectorMachine initialPricingSelectorView anticipatePricingSelector viewOfPricingSelector checkoutPath
       authGuardMachine initialAuthGuardView viewOfAuthGuard signInPath adminSignInPath isInternalPath safeReturnTo
       adminGuardMachine initialAdminGuardView viewOfAdminGuard
       oneTimeCodeMachine initialOneTimeCodeView viewOfOneTimeCode
       recoveryMachine initialRecoveryView viewOfRecovery
       secondFactorMachine initialSecondFactorView viewOfSecondFactor
       signInMachine initialSignInView anticipateSignIn viewOfSignIn
       signUpMachine initialSignUpView anticipateSignUp viewOfSignUp
       authSessionMachine initialSessionView viewOfSession sessionRefreshMachine
       cookieConsentMachine initialCookieConsentView viewOfCookieConsent
       consentStorageKey consentVersion encodeConsent decodeConsent hasConsent
       evaluationLifecycleMachine initialLifecycleView viewOfLifecycle lifecycleTerms lossLimit readHistory tradingDays
       calculatorMachine anticipateCalculator viewOfCalculator calculatorDefaults
       contactDockMachine contactDockStorageKey initialContactDockView viewOfContactDock
       decodeDismissal encodeDismissal
       floatingCallToActionMachine floatingCallStorageKey initialFloatingCallToActionView viewOfFloatingCallToAction isChromeHidden isFloatingCallHidden
       headerMachine
       legalPanelMachine anticipateLegalPanel initialLegalPanelView viewOfLegalPanel decodeLegalPanel encodeLegalPanel legalPanelStorageKey
       nextOverlayScene isCovering overlaysShown overlayTrafficMachine initialOverlayTrafficView viewOfOverlayTraffic
       promoBarMachine nextPromoBarView initialPromoBarView viewOfPromoBar
       scrollProgressMachine scrollStateOf
       sideMenuMachine initialSideMenuView viewOfSideMenu
       newJourney withVisit trackingGateMachine
       checkoutMachine initialCheckoutView anticipateCheckout viewOfCheckout isAnotherOrder missingFields checkoutStorageKey decodeCheckout encodeCheckout
       contactFormMachine initialContactFormView anticipateContactForm viewOfContactForm contactProblems contactDraftStorageKey
       contentDraftMachine anticipateContentDraft initialContentDraftView viewOfContentDraft
       heroStatsMs heroStatsMachine initialHeroStatsView viewOfHeroStats
       kycUploadMachine initialKycUploadView viewOfKycUpload
       liveUpdatesMachine initialLiveUpdatesView viewOfLiveUpdates
       payoutRoundMs payoutMarqueeMachine initialPayoutMarqueeView viewOfPayoutMarquee filterPayouts payoutFilters
       payoutRequestMachine initialPayoutRequestView viewOfPayoutRequest
       queryRetryMachine initialQueryRetryView viewOfQueryRetry queryRetries queryRetryDelayMs
       realtimeConnectionMachine realtimeTimes
       slideMs testimonialCarouselMachine initialTestimonialCarouselView viewOfTestimonialCarousel
       typingHeadlineMachine initialTypingHeadlineView viewOfTypingHeadline firstWord nextTyping typedText typingMs typingPhase
       wrap`
        .split(/\s+/)
        .toSorted(),
    );
  });

  it('brings XState into a bundle with a machine', async () => {
    expect(await bundledModules(['themeMachine'])).toContainEqual(expect.stringContaining('/xstate/'));
  });

  it('brings no XState into a bundle that has only views and codecs', async () => {
    const names = Object.keys(exported).filter((name) => !name.endsWith('Machine'));
    const modules = await bundledModules(names);
    expect(modules).toContainEqual(expect.stringContaining('theme.view.ts'));
    expect(modules.filter((id) => id.includes('/xstate/') || id.endsWith('.machine.ts'))).toEqual([]);
  });
});

/** The modules in a production bundle of a page that imports these names. */
async function bundledModules(names: readonly string[]): Promise<readonly string[]> {
  const entry = '\0page';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? entry : null),
        load: (id) =>
          id === entry ? `import { ${names.join(', ')} } from '${entryFile}'; window.page = [${names.join(', ')}];` : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page' } },
  });
  if (!('output' in result)) throw new Error('Vite gave no single bundle of the page; look at the options above.');
  return result.output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []))
      : [],
  );
}
