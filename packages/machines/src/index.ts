export { adminGuardMachine } from './admin-guard/adminGuard.machine.ts';
export { initialAdminGuardView, viewOfAdminGuard } from './admin-guard/adminGuard.view.ts';
export type { AdminGuardView } from './admin-guard/adminGuard.view.ts';
export { authGuardMachine } from './auth-guard/authGuard.machine.ts';
export type { GuardEvent, GuardInput, GuardSession, SignInRedirect } from './auth-guard/authGuard.machine.ts';
export { initialAuthGuardView, viewOfAuthGuard } from './auth-guard/authGuard.view.ts';
export type { AuthGuardView } from './auth-guard/authGuard.view.ts';
export { isInternalPath } from './auth-guard/isInternalPath.ts';
export { adminSignInPath, safeReturnTo, signInPath } from './auth-guard/returnTo.ts';
export type { PathAndQuery } from './auth-guard/returnTo.ts';
export { calculatorMachine } from './calculator/calculator.machine.ts';
export type { CalculatorEvent } from './calculator/calculator.machine.ts';
export { anticipateCalculator, viewOfCalculator } from './calculator/calculator.view.ts';
export { calculatorDefaults } from './calculator/calculatorInputs.ts';
export type { CalculatorInputs } from './calculator/calculatorInputs.ts';
export { checkoutMachine } from './checkout/checkout.machine.ts';
export type {
  CheckoutEvent,
  CheckoutFailure,
  CheckoutInput,
  CheckoutReceipt,
  CheckoutStatus,
} from './checkout/checkout.machine.ts';
export { anticipateCheckout, initialCheckoutView, viewOfCheckout } from './checkout/checkout.view.ts';
export type { CheckoutView } from './checkout/checkout.view.ts';
export { isAnotherOrder, missingFields } from './checkout/checkoutOrder.ts';
export type { CheckoutOrder, RequiredField } from './checkout/checkoutOrder.ts';
export { checkoutStorageKey, decodeCheckout, encodeCheckout } from './checkout/checkoutStorage.ts';
export type { StoredCheckout } from './checkout/checkoutStorage.ts';
export { contactDockMachine } from './contact-dock/contactDock.machine.ts';
export type { ContactDockEvent, ContactDockInput } from './contact-dock/contactDock.machine.ts';
export { contactDockStorageKey, initialContactDockView, viewOfContactDock } from './contact-dock/contactDock.view.ts';
export type { ContactDockView } from './contact-dock/contactDock.view.ts';
export type { AuthSession, Person, SecondFactor, SessionLink, SessionProblem, SignOutScope } from './auth-session/authSession.ts';
export { authSessionMachine } from './auth-session/authSession.machine.ts';
export type { AuthSessionEvent, AuthSessionInput, EndingScope, FollowedLink } from './auth-session/authSession.machine.ts';
export { initialSessionView, viewOfSession } from './auth-session/authSession.view.ts';
export type { SessionView } from './auth-session/authSession.view.ts';
export { contactDraftStorageKey, contactProblems } from './contact-form/contactDraft.ts';
export type {
  ContactDraft,
  ContactField,
  ContactLimits,
  ContactProblem,
  ContactProblems,
  StoredContact,
} from './contact-form/contactDraft.ts';
export { contactFormMachine } from './contact-form/contactForm.machine.ts';
export type { ContactFormEvent, ContactFormInput } from './contact-form/contactForm.machine.ts';
export { anticipateContactForm, initialContactFormView, viewOfContactForm } from './contact-form/contactForm.view.ts';
export type { ContactFormView } from './contact-form/contactForm.view.ts';
export type { ContentFields, ContentRow, ContentState, StoredDraft } from './content-draft/contentDraft.ts';
export { contentDraftMachine } from './content-draft/contentDraft.machine.ts';
export type { ContentDraft, ContentDraftEvent, ContentDraftStatus } from './content-draft/contentDraft.machine.ts';
export { anticipateContentDraft, initialContentDraftView, viewOfContentDraft } from './content-draft/contentDraft.view.ts';
export type { ContentDraftView } from './content-draft/contentDraft.view.ts';
export type { ConflictSide, FieldConflict, FieldPath } from './content-draft/mergeFields.ts';
export { consentStorageKey, consentVersion, decodeConsent, encodeConsent, hasConsent } from './cookie-consent/consent.ts';
export type { Consent, OptionalCategory, StoredConsent } from './cookie-consent/consent.ts';
export { cookieConsentMachine } from './cookie-consent/cookieConsent.machine.ts';
export type { CookieConsentEvent, CookieConsentInput } from './cookie-consent/cookieConsent.machine.ts';
export { initialCookieConsentView, viewOfCookieConsent } from './cookie-consent/cookieConsent.view.ts';
export type { CookieConsentView } from './cookie-consent/cookieConsent.view.ts';
export type { Account } from './evaluation-lifecycle/account.ts';
export type { Explanation, Unit } from './evaluation-lifecycle/clauses.ts';
export type { Decision, Rule, Verdict } from './evaluation-lifecycle/decision.ts';
export { evaluationLifecycleMachine } from './evaluation-lifecycle/evaluationLifecycle.machine.ts';
export type { EvaluationLifecycleEvent } from './evaluation-lifecycle/evaluationLifecycle.machine.ts';
export { initialLifecycleView, viewOfLifecycle } from './evaluation-lifecycle/evaluationLifecycle.view.ts';
export type { LifecycleView } from './evaluation-lifecycle/evaluationLifecycle.view.ts';
export type { Award, LifecycleInput, Retry } from './evaluation-lifecycle/lifecycle.ts';
export { lifecycleTerms } from './evaluation-lifecycle/lifecycleTerms.ts';
export type { LifecycleFacts, Purchase } from './evaluation-lifecycle/lifecycleTerms.ts';
export { lossLimit } from './evaluation-lifecycle/lossLimit.ts';
export type { LossLimit } from './evaluation-lifecycle/lossLimit.ts';
export type { MarketEntry } from './evaluation-lifecycle/marketEntry.ts';
export { readHistory } from './evaluation-lifecycle/readHistory.ts';
export type { History, LineProblem } from './evaluation-lifecycle/readHistory.ts';
export type { LifecycleTerms, PhaseTerms, Stage } from './evaluation-lifecycle/terms.ts';
export { tradingDays } from './evaluation-lifecycle/tradingDays.ts';
export { decodeDismissal, encodeDismissal } from './dismissal/dismissal.ts';
export { floatingCallToActionMachine } from './floating-call-to-action/floatingCallToAction.machine.ts';
export type {
  FloatingCallToActionEvent,
  FloatingCallToActionInput,
} from './floating-call-to-action/floatingCallToAction.machine.ts';
export {
  floatingCallStorageKey,
  initialFloatingCallToActionView,
  viewOfFloatingCallToAction,
} from './floating-call-to-action/floatingCallToAction.view.ts';
export type { FloatingCallToActionView } from './floating-call-to-action/floatingCallToAction.view.ts';
export { isChromeHidden } from './floating-call-to-action/hiddenPaths.ts';
export { isFloatingCallHidden } from './floating-call-to-action/suppressingPaths.ts';
export { headerMachine } from './header/header.machine.ts';
export type { ScrollEvent } from './header/header.machine.ts';
export { heroStatsMs } from './hero-stats/heroStatsMs.ts';
export { heroStatsMachine } from './hero-stats/heroStats.machine.ts';
export type { HeroStatsInput } from './hero-stats/heroStats.machine.ts';
export { initialHeroStatsView, viewOfHeroStats } from './hero-stats/heroStats.view.ts';
export type { HeroStatsView } from './hero-stats/heroStats.view.ts';
export { kycUploadMachine } from './kyc-upload/kycUpload.machine.ts';
export type { KycFile, KycRules, KycUploadEvent, KycUploadInput, KycUploadStatus } from './kyc-upload/kycUpload.machine.ts';
export { initialKycUploadView, viewOfKycUpload } from './kyc-upload/kycUpload.view.ts';
export type { KycUploadView } from './kyc-upload/kycUpload.view.ts';
export { legalPanelMachine } from './legal-panel/legalPanel.machine.ts';
export type { LegalPanelEvent, LegalPanelInput } from './legal-panel/legalPanel.machine.ts';
export { anticipateLegalPanel, initialLegalPanelView, viewOfLegalPanel } from './legal-panel/legalPanel.view.ts';
export type { LegalPanelView } from './legal-panel/legalPanel.view.ts';
export { decodeLegalPanel, encodeLegalPanel, legalPanelStorageKey } from './legal-panel/legalPanelStorage.ts';
export { liveUpdatesMachine } from './live-updates/liveUpdates.machine.ts';
export type { ContentChange, LiveUpdatesEvent } from './live-updates/liveUpdates.machine.ts';
export { initialLiveUpdatesView, viewOfLiveUpdates } from './live-updates/liveUpdates.view.ts';
export type { LiveUpdatesView } from './live-updates/liveUpdates.view.ts';
export { oneTimeCodeMachine } from './one-time-code/oneTimeCode.machine.ts';
export type { OneTimeCodeEvent, OneTimeCodeInput } from './one-time-code/oneTimeCode.machine.ts';
export { initialOneTimeCodeView, viewOfOneTimeCode } from './one-time-code/oneTimeCode.view.ts';
export type { OneTimeCodeView } from './one-time-code/oneTimeCode.view.ts';
export { nextOverlayScene } from './overlay-traffic/nextOverlayScene.ts';
export { isCovering, overlaysShown } from './overlay-traffic/overlaysShown.ts';
export type { Box, OverlayRequest, OverlayScene } from './overlay-traffic/overlaysShown.ts';
export { overlayTrafficMachine } from './overlay-traffic/overlayTraffic.machine.ts';
export type { OverlayTrafficEvent, OverlayTrafficInput } from './overlay-traffic/overlayTraffic.machine.ts';
export { initialOverlayTrafficView, viewOfOverlayTraffic } from './overlay-traffic/overlayTraffic.view.ts';
export type { OverlayTrafficView } from './overlay-traffic/overlayTraffic.view.ts';
export { filterPayouts, payoutFilters } from './payout-marquee/payoutFilter.ts';
export type { PayoutFilter } from './payout-marquee/payoutFilter.ts';
export { payoutRoundMs } from './payout-marquee/payoutRoundMs.ts';
export { payoutMarqueeMachine } from './payout-marquee/payoutMarquee.machine.ts';
export type { PayoutMarqueeEvent } from './payout-marquee/payoutMarquee.machine.ts';
export { initialPayoutMarqueeView, viewOfPayoutMarquee } from './payout-marquee/payoutMarquee.view.ts';
export type { PayoutMarqueeView } from './payout-marquee/payoutMarquee.view.ts';
export { payoutRequestMachine } from './payout-request/payoutRequest.machine.ts';
export type {
  PayoutSubmission,
  PayoutMethod,
  PayoutRequestEvent,
  PayoutRequestInput,
  PayoutRequestStatus,
} from './payout-request/payoutRequest.machine.ts';
export { initialPayoutRequestView, viewOfPayoutRequest } from './payout-request/payoutRequest.view.ts';
export type { PayoutRequestView } from './payout-request/payoutRequest.view.ts';
export type { HoldEvent, HoldSource, PlaybackView } from './playback/holds.ts';
export { wrap } from './playback/wrap.ts';
export { pricingSelectorMachine } from './pricing-selector/pricingSelector.machine.ts';
export type { PricingPhase, PricingSelectorEvent, PricingSelectorInput } from './pricing-selector/pricingSelector.machine.ts';
export {
  anticipatePricingSelector,
  checkoutPath,
  initialPricingSelectorView,
  viewOfPricingSelector,
} from './pricing-selector/pricingSelector.view.ts';
export type { PricingSelectorView } from './pricing-selector/pricingSelector.view.ts';
export type { ProgramOption } from './pricing-selector/programOption.ts';
export { promoBarMachine } from './promo-bar/promoBar.machine.ts';
export type { PromoBarEvent } from './promo-bar/promoBar.machine.ts';
export { initialPromoBarView, nextPromoBarView, viewOfPromoBar } from './promo-bar/promoBar.view.ts';
export type { PromoBarView } from './promo-bar/promoBar.view.ts';
export { queryRetryMachine } from './query-retry/queryRetry.machine.ts';
export type { QueryRetryEvent } from './query-retry/queryRetry.machine.ts';
export { initialQueryRetryView, viewOfQueryRetry } from './query-retry/queryRetry.view.ts';
export type { QueryRetryView } from './query-retry/queryRetry.view.ts';
export { queryRetries, queryRetryDelayMs } from './query-retry/queryRetryDelay.ts';
export { realtimeConnectionMachine } from './realtime-connection/realtimeConnection.machine.ts';
export type { RealtimeConnectionEvent, RealtimeConnectionInput } from './realtime-connection/realtimeConnection.machine.ts';
export { realtimeTimes } from './realtime-connection/realtimeTimes.ts';
export { recoveryMachine } from './recovery/recovery.machine.ts';
export type { RecoveryEvent, RecoveryInput } from './recovery/recovery.machine.ts';
export { initialRecoveryView, viewOfRecovery } from './recovery/recovery.view.ts';
export type { RecoveryView } from './recovery/recovery.view.ts';
export { scrollProgressMachine } from './scroll-progress/scrollProgress.machine.ts';
export { scrollStateOf } from './scroll-progress/scrollState.ts';
export type { ScrollPosition, ScrollState } from './scroll-progress/scrollState.ts';
export { secondFactorMachine } from './second-factor/secondFactor.machine.ts';
export type { Factor, SecondFactorEvent } from './second-factor/secondFactor.machine.ts';
export { initialSecondFactorView, viewOfSecondFactor } from './second-factor/secondFactor.view.ts';
export type { SecondFactorView } from './second-factor/secondFactor.view.ts';
export { sessionRefreshMachine } from './session-refresh/sessionRefresh.machine.ts';
export type { SessionRefreshEvent } from './session-refresh/sessionRefresh.machine.ts';
export { sideMenuMachine } from './side-menu/sideMenu.machine.ts';
export type { SideMenuEvent } from './side-menu/sideMenu.machine.ts';
export { initialSideMenuView, viewOfSideMenu } from './side-menu/sideMenu.view.ts';
export type { SideMenuView } from './side-menu/sideMenu.view.ts';
export type { Credentials, Identifier, SocialProvider, TypedIdentifier } from './sign-in/identifier.ts';
export type { SignInProblem } from './sign-in/problem.ts';
export { signInMachine } from './sign-in/signIn.machine.ts';
export type { Arrival, SignInEvent } from './sign-in/signIn.machine.ts';
export { anticipateSignIn, initialSignInView, viewOfSignIn } from './sign-in/signIn.view.ts';
export type { SignInView } from './sign-in/signIn.view.ts';
export { signUpMachine } from './sign-up/signUp.machine.ts';
export type { NewAccount, SignUpEvent } from './sign-up/signUp.machine.ts';
export { anticipateSignUp, initialSignUpView, viewOfSignUp } from './sign-up/signUp.view.ts';
export type { SignUpView } from './sign-up/signUp.view.ts';
export { slideMs } from './testimonial-carousel/slideMs.ts';
export { testimonialCarouselMachine } from './testimonial-carousel/testimonialCarousel.machine.ts';
export type { TestimonialCarouselEvent, TestimonialCarouselInput } from './testimonial-carousel/testimonialCarousel.machine.ts';
export { initialTestimonialCarouselView, viewOfTestimonialCarousel } from './testimonial-carousel/testimonialCarousel.view.ts';
export type { TestimonialCarouselView } from './testimonial-carousel/testimonialCarousel.view.ts';
export { themeMachine } from './theme/theme.machine.ts';
export type { ThemeEvent, ThemeInput } from './theme/theme.machine.ts';
export { initialThemeView, viewOfTheme } from './theme/theme.view.ts';
export type { ThemeView } from './theme/theme.view.ts';
export { decodeTheme, defaultTheme, encodeTheme, themeStorageKey } from './theme/themeStorage.ts';
export type { Theme } from './theme/themeStorage.ts';
export { newJourney, withVisit } from './tracking-gate/journey.ts';
export type { Journey, PageActivity, PageVisit, WaitingEvent } from './tracking-gate/journey.ts';
export type { FunnelStage, TrackedEvent } from './tracking-gate/trackedEvent.ts';
export { trackingGateMachine } from './tracking-gate/trackingGate.machine.ts';
export type { TrackingGateEvent, TrackingGateInput } from './tracking-gate/trackingGate.machine.ts';
export { firstWord, nextTyping, typedText, typingMs, typingPhase } from './typing-headline/typing.ts';
export type { Typing } from './typing-headline/typing.ts';
export { typingHeadlineMachine } from './typing-headline/typingHeadline.machine.ts';
export type { TypingHeadlineInput } from './typing-headline/typingHeadline.machine.ts';
export { initialTypingHeadlineView, viewOfTypingHeadline } from './typing-headline/typingHeadline.view.ts';
export type { TypingHeadlineView } from './typing-headline/typingHeadline.view.ts';
