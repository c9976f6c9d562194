import { readLink } from '../../lib/referral/referral.ts';

/** The code of the referral link that opened this document; `null` without one, and after a reload, which is no new click. */
export function readLandingCode(): string | null {
  const [landing] = performance.getEntriesByType('navigation');
  if (!(landing instanceof PerformanceNavigationTiming) || landing.type !== 'navigate') return null;
  return readLink(new URL(landing.name).search).code;
}
