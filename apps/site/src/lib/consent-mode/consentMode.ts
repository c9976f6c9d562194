import type { Consent } from '@duneline/machines';

declare global {
  interface Window {
    /** Where tags that a firm may add look for the visitor's answer (Google's consent mode); nothing of ours reads it. */
    dataLayer?: unknown[];
    gtag?: (...entry: readonly unknown[]) => void;
  }
}

/** The signals of consent mode under the answer that decides about them. */
const signals = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const;

const states = (choice: Pick<Consent, 'analytics' | 'marketing'>) =>
  Object.fromEntries(
    (['analytics', 'marketing'] as const).flatMap((category) =>
      signals[category].map((signal) => [signal, choice[category] ? 'granted' : 'denied']),
    ),
  );

/** Runs before anything else on every page: each signal is denied until the visitor says otherwise (spec §7, "analytics consent default"). */
export const CONSENT_DEFAULT_SCRIPT =
  'window.dataLayer=[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('consent','default',${JSON.stringify(states({ analytics: false, marketing: false }))})`;

/** Tells the signals what the visitor has answered. */
export function updateConsentMode(choice: Pick<Consent, 'analytics' | 'marketing'>) {
  window.gtag?.('consent', 'update', states(choice));
}
