import type { Rows } from '../authReference.ts';

const everyFactor = '%s …%s: is found only by its owner, and is a UUID';

export const secondFactors = {
  '4 MFA': {
    'Bearer with session; anonymous': [
      'authMfa',
      'every operation on factors',
      '%s %s wants somebody who is signed in and not anonymous',
    ],
    'a token without session': ['authMfa', 'every operation on factors', '%s %s wants a token with a session'],
    'unknown factor, non-uuid (all)': ['authMfa', 'a factor in the path', everyFactor],
    'AAL in the client, listFactors, qr_code prefix': [
      'authReference.tokens',
      'what auth-js makes of it',
      'AAL: nextLevel is aal2 from the first verified factor on, and listFactors comes from GET /user',
    ],
  },
  '4 POST /factors': {
    'totp: qr_code, secret, uri': ['authMfa', 'POST /factors', 'totp: gives a secret as text, as an address and as a QR code'],
    'totp: issuer is the host of SITE_URL': [
      'authMfa',
      'POST /factors',
      'totp: is issued by the host of the site unless said otherwise',
    ],
    phone: ['authMfa', 'POST /factors', 'phone: keeps the number, and a second time replaces the factor that was never verified'],
    webauthn: ['authWebauthn', 'webauthn: POST /factors', 'keeps the name; the passkey is made later'],
    factor_type: ['authMfa', 'POST /factors', 'an unknown kind'],
    'mfa_totp_enroll_not_enabled, mfa_phone_enroll_not_enabled': [
      'authMfa',
      'POST /factors',
      'refuses %s where it is switched off',
    ],
    mfa_webauthn_enroll_not_enabled: ['authMfa', 'POST /factors', 'webauthn'],
    'mfa_factor_name_conflict, two empty names too': [
      'authMfa',
      'POST /factors',
      'refuses a name that is taken, and two without a name',
    ],
    too_many_enrolled_mfa_factors: ['authMfa', 'POST /factors', 'refuses one factor too many'],
    'too_many_enrolled_mfa_factors: 10': [
      'authReference.endpoints',
      'POST /factors',
      'too_many_enrolled_mfa_factors: from the eleventh on',
    ],
    insufficient_aal: ['authMfa', 'POST /factors', 'wants aal2 from somebody who has a verified factor'],
    'phone number required': ['authMfa', 'POST /factors', 'a phone without number'],
    'unverified factors expire after 5 min': [
      'authMfa',
      'POST /factors',
      'forgets after five minutes a factor that was never challenged',
    ],
  },
  '4 POST /factors/{id}/challenge': {
    'id, type, expires_at after 300 s': [
      'authMfa',
      'POST /factors/{id}/challenge',
      'totp: gives an id and when it ends, without a body too',
    ],
    'webauthn: create': ['authWebauthn', 'webauthn: POST /factors/{id}/challenge', 'asks for a new passkey until there is one'],
    'webauthn: request': ['authWebauthn', 'webauthn: POST /factors/{id}/challenge', 'asks for the passkey once there is one'],
    'mfa_*_verify_not_enabled': ['authMfa', 'POST /factors/{id}/challenge', 'refuses %s where its verification is switched off'],
    'phone: over_sms_send_rate_limit': [
      'authMfa',
      'POST /factors/{id}/challenge',
      'phone: sends a code, and not another one within the interval',
    ],
  },
  '4 POST /factors/{id}/verify': {
    'same session_id, aal2, amr, new refresh token': [
      'authMfa',
      'POST /factors/{id}/verify',
      'raises the session to aal2 with a new refresh token, and the old one is revoked',
    ],
    webauthn: [
      'authWebauthn',
      'webauthn: POST /factors/{id}/verify',
      'takes a new passkey: the session is of aal2, the others are over',
    ],
    'first success: other unverified factors and sessions below aal2': [
      'authMfa',
      'POST /factors/{id}/verify',
      'removes other unverified factors of the kind, and ends the sessions that are not aal2',
    ],
    'empty code': ['authMfa', 'POST /factors/{id}/verify', 'no code'],
    'wrong TOTP code': [
      'authMfa',
      'POST /factors/{id}/verify',
      'refuses a wrong code, and takes the right one to the same challenge',
    ],
    'wrong phone code': ['authMfa', 'POST /factors/{id}/verify', 'phone: takes the code of the message'],
    'unknown challenge': ['authMfa', 'POST /factors/{id}/verify', 'an unknown challenge'],
    'used challenge, other IP: mfa_ip_address_mismatch': [
      'authMfa',
      'POST /factors/{id}/verify',
      'takes a challenge once, even for two at the same time, and only from the address that asked',
    ],
    'expired: mfa_challenge_expired': [
      'authMfa',
      'POST /factors/{id}/verify',
      'refuses a challenge after five minutes, and forgets it',
    ],
    'hook: mfa_verification_rejected': { outOfScope: 'hooks' },
    'TOTP: SHA1, 6 digits, 30 s': [
      'authMfa',
      'POST /factors/{id}/verify',
      'takes the code that RFC 6238 gives for its secret at %i s',
    ],
    'TOTP: skew of one step': ['authMfa', 'POST /factors/{id}/verify', 'takes the code of one step before and after: %i ms → %i'],
  },
  '4 DELETE /factors/{id}': {
    '200 {id}': ['authMfa', 'DELETE /factors/{id}', 'removes a factor that was never verified'],
    'verified factor at aal1; sessions drop to aal1': [
      'authMfa',
      'DELETE /factors/{id}',
      'wants aal2 for a verified one, and the session is aal1 from its next refresh on',
    ],
  },
  '4 Others': {
    'jwks: public key, Cache-Control': [
      'auth/session',
      'what the service says about itself',
      'publishes its key without the private half, to callers without an API key too',
    ],
    'jwks: HS256 only': ['auth/session', 'what the service says about itself', 'has no public key when it signs with a secret'],
    settings: ['authSessions', 'an instance', 'tells its settings'],
    'settings and health: members': ['authReference.endpoints', 'others', 'GET /settings and GET /health: have these members'],
    'getClaims: GET /user or jwks': ['authReference.tokens', 'what auth-js makes of it', 'getClaims: %s'],
  },
} as const satisfies Record<string, Rows>;
