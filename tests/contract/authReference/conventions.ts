import type { Rows } from '../authReference.ts';

export const conventions = {
  '1 Conventions': {
    'base path /auth/v1, header apikey': ['authOperations', 'every operation of the auth service', '%s wants an API key'],
    'Bearer is the apikey where there is no session': ['auth/session', 'GET /user', 'takes the anon key for a token of nobody'],
    'unparsable body: bad_json with the parser’s text': ['auth/signup', 'refuses %s', 'refuses a body that is no JSON object'],
    'empty body: bad_json; unknown fields ignored': [
      'authReference.conventions',
      'conventions',
      'bodies: unknown fields are ignored, and an empty body where JSON is read is bad_json',
    ],
    'body over 1 MB: request_entity_too_large': ['authSignup', 'POST /signup', 'a body above 1 MB'],
    'Content-Type application/json': [
      'authReference.conventions',
      'conventions',
      'responses: application/json, without the version header that errors echo',
    ],
    'logout: 204 with no body': ['auth/session', 'POST /logout', '%s ends the sessions that it names'],
    'X-Supabase-Api-Version from 2024-01-01 on: code and message, and the echo': [
      'authReference.conventions',
      'conventions',
      'X-Supabase-Api-Version %s: the newer body and the echo, %s',
    ],
    'auth-js reads the string code': [
      'auth',
      'signing in',
      'refuses a wrong password and an unknown address with the same words',
    ],
    'without version header: code, error_code, msg': [
      'auth/signIn',
      'keeps the old form of an error for callers that name no version',
    ],
    'error_id on 5xx; no code: unexpected_failure': [
      'authReference.conventions',
      'conventions',
      'error_id: stands in the older body of a 5xx, unexpected_failure, and nowhere else',
    ],
    'x-sb-error-code on every coded error': ['auth/signIn', 'POST /token?grant_type=password', 'refuses %s'],
    'OAuth style, irrespective of version, no x-sb-error-code': [
      'authReference.conventions',
      'conventions',
      'OAuth style whatever the version: %s',
    ],
    'weak_password: both bodies, reasons, messages joined': [
      'auth/signup',
      'says why a password is weak, in both forms of the body',
    ],
    'weak_password: pwned': ['authSignup', 'POST /signup', 'weak password: pwned'],
    'password over 72 characters': ['authSignup', 'POST /signup', 'password of more than 72 characters'],
    'CORS, and the headers that auth-js reads': [
      'authReference.conventions',
      'conventions',
      'CORS: a page may read the headers that auth-js reads',
    ],
    'sb-auth-user-id, -session-id, -refresh-token-prefix': [
      'authWeb3',
      'takes in the owner of a wallet, who has neither address nor number',
    ],
    'sb-auth-refresh-token-counter': ['authCountedTokens', 'say which session they renew, and how often it was renewed'],
    'sb-auth-refresh-token-reuse': ['authSessions', 'POST /token?grant_type=refresh_token', 'tells whether a token is new'],
    'redirect target: header, query, Referer': [
      'authVerify',
      'where a link leads',
      'asks the header first, and takes the Referer for want of anything allowed',
    ],
    'redirect target: the host of SITE_URL or the allow list, else SITE_URL': [
      'authVerify',
      'where a link leads',
      '%s with the list %j: %s',
    ],
  },
  '1 Validation helpers': {
    'email empty': ['authAdminLinks', 'POST /invite', 'nobody'],
    'email over 255': ['authSignup', 'POST /signup', 'email too long'],
    'email malformed': ['authSignup', 'POST /signup', 'email malformed'],
    email_address_invalid: ['authSignup', 'POST /signup', 'email of an unreachable domain'],
    email_address_not_authorized: ['authSignup', 'POST /signup', 'email that is not authorized'],
    'emails lower-cased before storing': [
      'authSignup',
      'POST /signup',
      'autoconfirm off: gives a bare person and sends the mail',
    ],
    'emails lower-cased before looking up': ['auth/signIn', 'gives a signed token with the documented claims'],
    'phone: E.164, 2 to 15 digits not starting with 0': [
      'authReference.conventions',
      'validation helpers',
      'phone %s: 2 to 15 digits not starting with 0',
    ],
    'phone: stored without + and spaces': [
      'authReference.conventions',
      'validation helpers',
      'phone %s: is stored without + and spaces',
    ],
    'channel: sms or whatsapp': ['authSignup', 'POST /signup', 'an unknown channel'],
    'channel whatsapp: with Twilio': [
      'authSignup',
      'POST /signup',
      'writes to an authorized address with a label, and by WhatsApp where the provider has it',
    ],
    'PKCE params: only one of the two; length over 128': ['authReference.conventions', 'validation helpers', 'PKCE params: %s'],
    'challenge length below 43': ['authSignup', 'POST /signup', 'a challenge length below 43'],
    'challenge charset': ['authSignup', 'POST /signup', 'a challenge of odd characters'],
    'captcha without a token': ['authSignup', 'POST /signup', 'captcha without a token'],
  },
  '1 Bearer authentication': {
    'no header': ['auth/session', 'GET /user', 'wants a bearer token'],
    'no Bearer header': ['authReference.conventions', 'bearer authentication', 'no Bearer header: another scheme is none'],
    malformed: ['auth/session', 'GET /user', 'that is none'],
    'bad signature': ['auth/session', 'GET /user', 'of another signer'],
    expired: ['auth/session', 'GET /user', 'that has expired'],
    'no sub': ['auth/session', 'GET /user', 'of nobody'],
    'sub not a UUID': ['auth/session', 'GET /user', 'whose subject is no UUID'],
    'user deleted': ['auth/session', 'GET /user', 'of somebody who is gone'],
    'session revoked': ['auth/session', 'GET /user', 'of a session that is gone'],
    'user banned': ['authSessions', 'a ban', 'closes every door until it is over'],
    'signature: kid among the keys, or the JWT secret for HS256': [
      'jwt/Tokens',
      'of another library are accepted when the key or the secret signed them',
    ],
    'signature: an unknown key': ['jwt/Tokens', 'are refused when their claims, their signature or their key are others'],
  },
  '1 Admin endpoints': {
    'missing header, bad token, wrong role, session gone': [
      'authAdmin',
      'every operation for administrators',
      '%s %s refuses whoever is none',
    ],
    'service_role and supabase_admin': [
      'authAdmin',
      'every operation for administrators',
      'takes a token of supabase_admin, and the service key beside the anon key',
    ],
  },
} as const satisfies Record<string, Rows>;
