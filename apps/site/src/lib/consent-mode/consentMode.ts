import type { Consent } from '@duneline/machines';

declare global {
  interface Window {
    /** Google's consent mode, for tags that a firm may add. The site's own code does not use it. */
    dataLayer?: unknown[];
    gtag?: (...entry: readonly unknown[]) => void;
  }
}

/** Signals of consent mode, by the choice that controls them. */
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

/** Runs first on every page: denies every signal until the visitor chooses (spec §7, "analytics consent default"). */
export const CONSENT_DEFAULT_SCRIPT =
  'window.dataLayer=[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('consent','default',${JSON.stringify(states({ analytics: false, marketing: false }))})`;

/** Updates the signals with the visitor's answer. */
export function updateConsentMode(choice: Pick<Consent, 'analytics' | 'marketing'>) {
  window.gtag?.('consent', 'update', states(choice));
}
