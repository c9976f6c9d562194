import type { AuthRoute } from '../AuthRoute.ts';

export const adminRoutes: readonly AuthRoute[] = [];
