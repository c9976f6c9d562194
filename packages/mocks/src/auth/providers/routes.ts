import type { AuthRoute } from '../AuthRoute.ts';
import { authorize } from './authorize.ts';
import { callback } from './callback.ts';
import { consent, providerKeys } from './simulated/consent.ts';

/** The service's endpoints for providers, and those of the simulated providers. */
export const providerRoutes: readonly AuthRoute[] = [
  { method: 'GET', path: '/authorize', answer: authorize, isOpen: true },
  { method: 'GET', path: '/callback', answer: callback, isOpen: true },
  { method: 'POST', path: '/callback', answer: callback, isOpen: true },
  { method: 'GET', path: '/simulated-provider/authorize', answer: consent, isOpen: true },
  { method: 'GET', path: '/simulated-provider/jwks.json', answer: providerKeys, isOpen: true },
];
