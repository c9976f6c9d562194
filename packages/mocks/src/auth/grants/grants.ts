import type { Endpoint } from '../AuthRoute.ts';

/** Sign-in with somebody else's proof, by `grant_type`. */
export const foreignGrants: Readonly<Record<string, Endpoint>> = {};
