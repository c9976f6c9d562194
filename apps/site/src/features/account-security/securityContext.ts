import { createContext, use } from 'react';
import type { Security } from '../../lib/backend/security.ts';

/** The last read settings, and a function to read them again. */
export interface SecurityState {
  readonly security: Security;
  readonly refresh: () => Promise<void>;
}

export const SecurityContext = createContext<SecurityState | null>(null);

/** @throws outside of `SecurityProvider` */
export function useSecurity(): SecurityState {
  const state = use(SecurityContext);
  if (state === null) throw new Error('A security card is outside of SecurityProvider: put it inside.');
  return state;
}
