import type { AuthRoute } from '../AuthRoute.ts';
import { consumeAssertion } from './consumeAssertion.ts';
import { organizationPage } from './organizationPage.ts';
import { singleSignOn } from './singleSignOn.ts';

/** The service's endpoints for SSO, and that of the simulated organizations. */
export const ssoRoutes: readonly AuthRoute[] = [
  { method: 'POST', path: '/sso', answer: singleSignOn },
  { method: 'POST', path: '/sso/saml/acs', answer: consumeAssertion, isOpen: true },
  { method: 'GET', path: '/sso/saml/acs', answer: consumeAssertion, isOpen: true },
  { method: 'GET', path: '/simulated-provider/saml', answer: organizationPage, isOpen: true },
];
