import { useIsHydrated } from '../../../lib/start/useIsHydrated.ts';
import { useMinute } from '../../../lib/time/useMinute.ts';

/** The current time, by the minute; `null` in prerendered markup, in which it would freeze. */
export function useNow(): number | null {
  const now = useMinute();
  return useIsHydrated() ? now : null;
}
