import { useEffect, useState } from 'react';
import { queryWithRetry } from './queryWithRetry.ts';

/**
 * The prerendered value, replaced by the backend's current value once the page is idle. If the backend does not respond, the
 * prerendered value remains. `ask` must be referentially stable.
 */
export function useRevalidated<T>(made: T, ask: () => Promise<T>): T {
  const [fresh, setFresh] = useState<{ readonly of: T; readonly value: T } | null>(null);
  useEffect(() => queryWithRetry(ask, { isDeferred: true, onAnswer: (value) => setFresh({ of: made, value }) }), [made, ask]);
  return fresh?.of === made ? fresh.value : made;
}
