import { storedFields } from '../effects/storedFields.ts';

/** The categories that a visitor may refuse; necessary storage is not one of them (spec §5). */
export type OptionalCategory = 'analytics' | 'marketing';

/** A visitor's stored choice (spec §3, client state). */
export interface Consent {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  /** When the choice was made, ISO 8601. */
  readonly date: string;
  /** The version of the question that was answered; for another version the visitor is asked again. */
  readonly version: number;
}

/** Increase it when the meaning of the categories changes, to ask everyone again. */
export const consentVersion = 2;

/** The key in local storage. */
export const consentStorageKey = 'cookieConsent';

/** The result of parsing a stored consent. */
export type StoredConsent =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'consent'; readonly consent: Consent };

/** The text to store for a consent, with the random id under which it is logged. */
export function encodeConsent(consent: Consent & { readonly visitorId?: string }): string {
  return JSON.stringify(consent);
}

/** Parses a stored consent; a consent to another version of the question counts as none. */
export function decodeConsent(stored: string | null): StoredConsent {
  if (stored === null) return { kind: 'none' };
  const { necessary, analytics, marketing, date, version } = storedFields(stored);
  const isReadable =
    necessary === true &&
    typeof analytics === 'boolean' &&
    typeof marketing === 'boolean' &&
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date)) &&
    Number.isInteger(version);
  if (!isReadable) return { kind: 'unreadable' };
  return version === consentVersion
    ? { kind: 'consent', consent: { necessary, analytics, marketing, date, version } }
    : { kind: 'none' };
}

/**
 * Whether storing or sending data of a category is allowed; without consent, only necessary data (spec §7: tracking and
 * consent).
 */
export function hasConsent(consent: Consent | null, category: OptionalCategory | 'necessary'): boolean {
  return category === 'necessary' || (consent !== null && consent[category]);
}
