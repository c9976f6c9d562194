import type { AuthRoute } from '../AuthRoute.ts';
import { linkIdentity } from './linkIdentity.ts';
import { unlinkIdentity } from './unlinkIdentity.ts';

export const oauthRoutes: readonly AuthRoute[] = [
  { method: 'GET', path: '/user/identities/authorize', answer: linkIdentity },
  { method: 'DELETE', path: '/user/identities/:identity_id', answer: unlinkIdentity },
];
