import type { AuthRoute } from '../AuthRoute.ts';

export const mfaRoutes: readonly AuthRoute[] = [];
