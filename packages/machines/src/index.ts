export { adminGuardMachine } from './admin-guard/adminGuard.machine.ts';
export { initialAdminGuardView, viewOfAdminGuard } from './admin-guard/adminGuard.view.ts';
export type { AdminGuardView } from './admin-guard/adminGuard.view.ts';
export { authGuardMachine } from './auth-guard/authGuard.machine.ts';
export type { GuardEvent, GuardInput, GuardSession, SignInRedirect } from './auth-guard/authGuard.machine.ts';
export { initialAuthGuardView, viewOfAuthGuard } from './auth-guard/authGuard.view.ts';
export type { AuthGuardView } from './auth-guard/authGuard.view.ts';
export { adminSignInPath, safeReturnTo, signInPath } from './auth-guard/returnTo.ts';
export type { PathAndQuery } from './auth-guard/returnTo.ts';
export { consentStorageKey, consentVersion, decodeConsent, encodeConsent, hasConsent } from './cookie-consent/consent.ts';
export type { Consent, OptionalCategory, StoredConsent } from './cookie-consent/consent.ts';
export { cookieConsentMachine } from './cookie-consent/cookieConsent.machine.ts';
export type { CookieConsentEvent, CookieConsentInput } from './cookie-consent/cookieConsent.machine.ts';
export { initialCookieConsentView, viewOfCookieConsent } from './cookie-consent/cookieConsent.view.ts';
export type { CookieConsentView } from './cookie-consent/cookieConsent.view.ts';
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
export { themeMachine } from './theme/theme.machine.ts';
export type { ThemeEvent, ThemeInput } from './theme/theme.machine.ts';
export { initialThemeView, viewOfTheme } from './theme/theme.view.ts';
export type { ThemeView } from './theme/theme.view.ts';
export { decodeTheme, defaultTheme, encodeTheme, themeStorageKey } from './theme/themeStorage.ts';
export type { Theme } from './theme/themeStorage.ts';
