import type { AuthRoute } from '../AuthRoute.ts';

export const oauthRoutes: readonly AuthRoute[] = [];
