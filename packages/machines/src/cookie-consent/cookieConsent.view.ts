import type { SnapshotFrom } from 'xstate';
import { decodeConsent } from './consent.ts';
import type { Consent, OptionalCategory } from './consent.ts';
import type { CookieConsentInput, cookieConsentMachine } from './cookieConsent.machine.ts';

export interface CookieConsentView {
  /** `asking`: the three buttons; `customizing`: the switches. */
  readonly status: 'hidden' | 'asking' | 'customizing';
  /** The switches; "necessary" is always on and locked (spec §5). */
  readonly choices: Readonly<Record<OptionalCategory, boolean>> & { readonly necessary: true };
  /** The current choice, `null` before the first one; pass it to `hasConsent`. */
  readonly consent: Consent | null;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialCookieConsentView(input: CookieConsentInput): CookieConsentView {
  const stored = decodeConsent(input.stored);
  const consent = stored.kind === 'consent' ? stored.consent : null;
  const choices = { necessary: true as const, analytics: consent?.analytics ?? false, marketing: consent?.marketing ?? false };
  return { status: consent === null ? 'asking' : 'hidden', choices, consent };
}

/** What the banner shows for a snapshot of `cookieConsentMachine` (spec §4). */
export function viewOfCookieConsent(snapshot: SnapshotFrom<typeof cookieConsentMachine>): CookieConsentView {
  const { consent, draft } = snapshot.context;
  const status = !snapshot.hasTag('visible') ? 'hidden' : snapshot.hasTag('customizing') ? 'customizing' : 'asking';
  return { status, choices: { necessary: true, ...draft }, consent };
}
