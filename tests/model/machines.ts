import {
  adminGuardMachine,
  authGuardMachine,
  authSessionMachine,
  calculatorMachine,
  checkoutMachine,
  contactDockMachine,
  contactFormMachine,
  contentDraftMachine,
  cookieConsentMachine,
  evaluationLifecycleMachine,
  floatingCallToActionMachine,
  headerMachine,
  heroStatsMachine,
  kycUploadMachine,
  legalPanelMachine,
  liveUpdatesMachine,
  oneTimeCodeMachine,
  overlayTrafficMachine,
  payoutMarqueeMachine,
  payoutRequestMachine,
  pricingSelectorMachine,
  promoBarMachine,
  queryRetryMachine,
  realtimeConnectionMachine,
  recoveryMachine,
  scrollProgressMachine,
  secondFactorMachine,
  sessionRefreshMachine,
  sideMenuMachine,
  signInMachine,
  signUpMachine,
  testimonialCarouselMachine,
  themeMachine,
  trackingGateMachine,
  typingHeadlineMachine,
} from '@duneline/machines';
import type { StatechartName } from '@duneline/specs/statecharts';
import type { AnyStateMachine } from 'xstate';
import { adminGuard } from './invariants/adminGuard.ts';
import { authGuard } from './invariants/authGuard.ts';
import { authSession } from './invariants/authSession.ts';
import { calculator } from './invariants/calculator.ts';
import { checkout } from './invariants/checkout.ts';
import { contactDock } from './invariants/contactDock.ts';
import { contactForm } from './invariants/contactForm.ts';
import { contentDraft } from './invariants/contentDraft.ts';
import { cookieConsent } from './invariants/cookieConsent.ts';
import { evaluationLifecycle } from './invariants/evaluationLifecycle.ts';
import { floatingCallToAction } from './invariants/floatingCallToAction.ts';
import { header } from './invariants/header.ts';
import { heroStats } from './invariants/heroStats.ts';
import { kycUpload } from './invariants/kycUpload.ts';
import { legalPanel } from './invariants/legalPanel.ts';
import { liveUpdates } from './invariants/liveUpdates.ts';
import { oneTimeCode } from './invariants/oneTimeCode.ts';
import { overlayTraffic } from './invariants/overlayTraffic.ts';
import { payoutMarquee } from './invariants/payoutMarquee.ts';
import { payoutRequest } from './invariants/payoutRequest.ts';
import { pricingSelector } from './invariants/pricingSelector.ts';
import { promoBar } from './invariants/promoBar.ts';
import { queryRetry } from './invariants/queryRetry.ts';
import { realtimeConnection } from './invariants/realtimeConnection.ts';
import { recovery } from './invariants/recovery.ts';
import { scrollProgress } from './invariants/scrollProgress.ts';
import { secondFactor } from './invariants/secondFactor.ts';
import { sessionRefresh } from './invariants/sessionRefresh.ts';
import { sideMenu } from './invariants/sideMenu.ts';
import { signIn } from './invariants/signIn.ts';
import { signUp } from './invariants/signUp.ts';
import { testimonialCarousel } from './invariants/testimonialCarousel.ts';
import { theme } from './invariants/theme.ts';
import { trackingGate } from './invariants/trackingGate.ts';
import { typingHeadline } from './invariants/typingHeadline.ts';
import type { Invariants } from './moment.ts';

/** Each table's machine, and its invariants as predicates; a table without a machine is a type error. */
export const machines: Readonly<Record<StatechartName, { readonly machine: AnyStateMachine; readonly invariants: Invariants }>> =
  {
    'admin-guard': { machine: adminGuardMachine, invariants: adminGuard },
    'auth-guard': { machine: authGuardMachine, invariants: authGuard },
    'auth-session': { machine: authSessionMachine, invariants: authSession },
    calculator: { machine: calculatorMachine, invariants: calculator },
    checkout: { machine: checkoutMachine, invariants: checkout },
    'contact-dock': { machine: contactDockMachine, invariants: contactDock },
    'contact-form': { machine: contactFormMachine, invariants: contactForm },
    'content-draft': { machine: contentDraftMachine, invariants: contentDraft },
    'cookie-consent': { machine: cookieConsentMachine, invariants: cookieConsent },
    'evaluation-lifecycle': { machine: evaluationLifecycleMachine, invariants: evaluationLifecycle },
    'floating-call-to-action': { machine: floatingCallToActionMachine, invariants: floatingCallToAction },
    header: { machine: headerMachine, invariants: header },
    'hero-stats': { machine: heroStatsMachine, invariants: heroStats },
    'kyc-upload': { machine: kycUploadMachine, invariants: kycUpload },
    'legal-panel': { machine: legalPanelMachine, invariants: legalPanel },
    'live-updates': { machine: liveUpdatesMachine, invariants: liveUpdates },
    'one-time-code': { machine: oneTimeCodeMachine, invariants: oneTimeCode },
    'overlay-traffic': { machine: overlayTrafficMachine, invariants: overlayTraffic },
    'payout-marquee': { machine: payoutMarqueeMachine, invariants: payoutMarquee },
    'payout-request': { machine: payoutRequestMachine, invariants: payoutRequest },
    'pricing-selector': { machine: pricingSelectorMachine, invariants: pricingSelector },
    'promo-bar': { machine: promoBarMachine, invariants: promoBar },
    'query-retry': { machine: queryRetryMachine, invariants: queryRetry },
    'realtime-connection': { machine: realtimeConnectionMachine, invariants: realtimeConnection },
    recovery: { machine: recoveryMachine, invariants: recovery },
    'scroll-progress': { machine: scrollProgressMachine, invariants: scrollProgress },
    'second-factor': { machine: secondFactorMachine, invariants: secondFactor },
    'session-refresh': { machine: sessionRefreshMachine, invariants: sessionRefresh },
    'side-menu': { machine: sideMenuMachine, invariants: sideMenu },
    'sign-in': { machine: signInMachine, invariants: signIn },
    'sign-up': { machine: signUpMachine, invariants: signUp },
    'testimonial-carousel': { machine: testimonialCarouselMachine, invariants: testimonialCarousel },
    theme: { machine: themeMachine, invariants: theme },
    'tracking-gate': { machine: trackingGateMachine, invariants: trackingGate },
    'typing-headline': { machine: typingHeadlineMachine, invariants: typingHeadline },
  };
