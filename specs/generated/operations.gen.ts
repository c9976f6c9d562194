// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

import type { OperationSpec, Validator } from '../contract.ts';
import * as validators from './validators.gen.js';

const check =
  (validate: validators.Check): Validator =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message: message ?? 'is not valid' }));

/** Every operation of the HTTP documents, with what its bodies must look like. */
export const operations: readonly OperationSpec[] = [
  {
    // Creates a person from an e-mail address or a phone number and a password.
    operationId: 'signup',
    service: 'auth',
    method: 'POST',
    path: '/auth/v1/signup',
    query: {},
    request: check(validators.signupRequest),
    responses: {
      200: check(validators.signup200),
      400: check(validators.signup400),
      401: check(validators.authNoApiKey401),
      413: check(validators.authTooLarge413),
      422: check(validators.signup422),
      429: check(validators.signup429),
      500: check(validators.authFailure500),
    },
  },
  {
    // Signs in with an e-mail address or a phone number and a password.
    operationId: 'tokenByPassword',
    service: 'auth',
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: 'password' },
    request: check(validators.tokenByPasswordRequest),
    responses: {
      200: check(validators.token200),
      400: check(validators.tokenByPassword400),
      401: check(validators.authNoApiKey401),
      413: check(validators.authTooLarge413),
      422: check(validators.tokenByPassword422),
      429: check(validators.authTooManyRequests429),
      500: check(validators.authFailure500),
    },
  },
  {
    // Renews a session. The token used is revoked and a new one issued; a token used twice ends the session.
    operationId: 'tokenByRefreshToken',
    service: 'auth',
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: 'refresh_token' },
    request: check(validators.tokenByRefreshTokenRequest),
    responses: {
      200: check(validators.token200),
      400: check(validators.tokenByRefreshToken400),
      401: check(validators.authNoApiKey401),
      409: check(validators.tokenByRefreshToken409),
      413: check(validators.authTooLarge413),
      429: check(validators.authTooManyRequests429),
      500: check(validators.authFailure500),
    },
  },
  {
    // The signed-in person.
    operationId: 'user',
    service: 'auth',
    method: 'GET',
    path: '/auth/v1/user',
    query: {},
    responses: {
      200: check(validators.user200),
      400: check(validators.authBadSubject400),
      401: check(validators.authNotSignedIn401),
      403: check(validators.authBadToken403),
      429: check(validators.authTooManyRequests429),
      500: check(validators.authFailure500),
    },
  },
  {
    // Ends this session, the others, or all of them.
    operationId: 'logout',
    service: 'auth',
    method: 'POST',
    path: '/auth/v1/logout',
    query: {},
    responses: {
      204: undefined,
      400: check(validators.logout400),
      401: check(validators.authNotSignedIn401),
      403: check(validators.authBadToken403),
      429: check(validators.authTooManyRequests429),
      500: check(validators.authFailure500),
    },
  },
  {
    // The public keys that verify access tokens. Needs no API key; may be kept for 10 minutes.
    operationId: 'jwks',
    service: 'auth',
    method: 'GET',
    path: '/auth/v1/.well-known/jwks.json',
    query: {},
    responses: {
      200: check(validators.jwks200),
    },
  },
  {
    // What this instance lets people do.
    operationId: 'settings',
    service: 'auth',
    method: 'GET',
    path: '/auth/v1/settings',
    query: {},
    responses: {
      200: check(validators.settings200),
      401: check(validators.authNoApiKey401),
      500: check(validators.authFailure500),
    },
  },
  {
    // Whether the service runs.
    operationId: 'health',
    service: 'auth',
    method: 'GET',
    path: '/auth/v1/health',
    query: {},
    responses: {
      200: check(validators.health200),
      401: check(validators.authNoApiKey401),
      500: check(validators.authFailure500),
    },
  },
  {
    // Records a page view or a step towards a purchase. The site sends them only with the visitor's consent.
    operationId: 'crmTracking',
    service: 'functions',
    method: 'POST',
    path: '/functions/v1/crm-tracking',
    query: {},
    request: check(validators.crmTrackingRequest),
    responses: {
      201: check(validators.crmTracking201),
      400: check(validators.crmTracking400),
      401: check(validators.crmTracking401),
      502: check(validators.crmTracking502),
    },
  },
];
