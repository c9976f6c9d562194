import { adminRoutes } from './admin/routes.ts';
import type { AuthRoute } from './AuthRoute.ts';
import { getUser } from './getUser.ts';
import { health, jwks, settings } from './instance.ts';
import { logout } from './logout.ts';
import { mfaRoutes } from './mfa/routes.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { magicLink, otp } from './otp.ts';
import { providerRoutes } from './providers/routes.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { signup } from './signup.ts';
import { ssoRoutes } from './sso/routes.ts';
import { token } from './token.ts';
import { updateUser } from './updateUser.ts';
import { followLink, verify } from './verify.ts';

/** All routes; the first match is used. */
export const routes: readonly AuthRoute[] = [
  { method: 'GET', path: '/.well-known/jwks.json', answer: jwks, isOpen: true },
  { method: 'GET', path: '/settings', answer: settings },
  { method: 'GET', path: '/health', answer: health },
  { method: 'POST', path: '/signup', answer: signup },
  { method: 'POST', path: '/token', answer: token },
  { method: 'POST', path: '/otp', answer: otp, limit: 'signIns' },
  { method: 'POST', path: '/magiclink', answer: magicLink, limit: 'signIns' },
  { method: 'POST', path: '/recover', answer: recover, limit: 'signIns' },
  { method: 'POST', path: '/resend', answer: resend, limit: 'signIns' },
  { method: 'POST', path: '/verify', answer: verify, isOpen: true, limit: 'verifications' },
  { method: 'GET', path: '/verify', answer: followLink, isOpen: true, limit: 'verifications' },
  { method: 'GET', path: '/user', answer: getUser },
  { method: 'PUT', path: '/user', answer: updateUser, limit: 'signIns' },
  { method: 'GET', path: '/reauthenticate', answer: reauthenticate },
  { method: 'POST', path: '/logout', answer: logout },
  ...mfaRoutes,
  ...oauthRoutes,
  ...providerRoutes,
  ...ssoRoutes,
  ...adminRoutes,
];
