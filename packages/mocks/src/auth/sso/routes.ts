import type { AuthRoute } from '../AuthRoute.ts';
import { consumeAssertion } from './consumeAssertion.ts';
import { organisationPage } from './organisationPage.ts';
import { singleSignOn } from './singleSignOn.ts';

/** The service's endpoints, and that of the organisations that it simulates. */
export const ssoRoutes: readonly AuthRoute[] = [
  { method: 'POST', path: '/sso', answer: singleSignOn },
  { method: 'POST', path: '/sso/saml/acs', answer: consumeAssertion, isOpen: true },
  { method: 'GET', path: '/sso/saml/acs', answer: consumeAssertion, isOpen: true },
  { method: 'GET', path: '/simulated-provider/saml', answer: organisationPage, isOpen: true },
];
