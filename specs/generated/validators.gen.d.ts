// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

/** Tells whether a value follows its JSON schema; afterwards `errors` says why not. */
export interface Check {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

export declare const signupRequest: Check;
export declare const signup200: Check;
export declare const signup400: Check;
export declare const authNoApiKey401: Check;
export declare const authTooLarge413: Check;
export declare const signup422: Check;
export declare const signup429: Check;
export declare const authFailure500: Check;
export declare const tokenByPasswordRequest: Check;
export declare const token200: Check;
export declare const tokenByPassword400: Check;
export declare const tokenByPassword422: Check;
export declare const authTooManyRequests429: Check;
export declare const tokenByRefreshTokenRequest: Check;
export declare const tokenByRefreshToken400: Check;
export declare const tokenByRefreshToken409: Check;
export declare const user200: Check;
export declare const authBadSubject400: Check;
export declare const authNotSignedIn401: Check;
export declare const authBadToken403: Check;
export declare const logout400: Check;
export declare const jwks200: Check;
export declare const settings200: Check;
export declare const health200: Check;
export declare const crmTrackingRequest: Check;
export declare const crmTracking201: Check;
export declare const crmTracking400: Check;
export declare const crmTracking401: Check;
export declare const crmTracking502: Check;
