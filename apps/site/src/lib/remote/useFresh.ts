import { useEffect, useState } from 'react';
import { keepAsking } from './keepAsking.ts';

/**
 * What the page was made with, and once it is at rest what the backend has now. When the backend does not answer, what is there stays.
 * `ask` must keep its identity.
 */
export function useFresh<T>(made: T, ask: () => Promise<T>): T {
  const [fresh, setFresh] = useState<{ readonly of: T; readonly value: T } | null>(null);
  useEffect(() => keepAsking(ask, { isPatient: true, onAnswer: (value) => setFresh({ of: made, value }) }), [made, ask]);
  return fresh?.of === made ? fresh.value : made;
}
