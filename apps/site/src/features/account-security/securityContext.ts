import { createContext, use } from 'react';
import type { Security } from '../../lib/backend/security.ts';

/** The settings as last read, and how to read them again. */
export interface SecurityState {
  readonly security: Security;
  readonly refresh: () => Promise<void>;
}

export const SecurityContext = createContext<SecurityState | null>(null);

/** @throws outside of the page of security settings. */
export function useSecurity(): SecurityState {
  const state = use(SecurityContext);
  if (state === null) throw new Error('A security card stands outside of SecuritySettings: put it inside.');
  return state;
}
