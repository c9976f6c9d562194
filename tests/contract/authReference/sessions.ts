import type { Rows } from '../authReference.ts';

export const sessions = {
  '2 Tokens': {
    'access-token response: members of signup, /token, /verify, factor verify': [
      'authReference.tokens',
      'tokens',
      'access-token response: the same members after signup, /verify, /token and a factor’s verify',
    ],
    'provider_token and provider_refresh_token': [
      'authProviders',
      'GET /callback',
      'with PKCE gives a code, whose session has the tokens of the provider, once',
    ],
    'weak_password: a sign-in with a now-too-weak password succeeds': [
      'authSessions',
      'POST /token?grant_type=password',
      'signs in with a password that is too weak by now, and says so',
    ],
    'JWT header ES256 with kid and typ; claims': [
      'auth/signIn',
      'POST /token?grant_type=password',
      'gives a signed token with the documented claims',
    ],
    'JWT header HS256': [
      'authSessions',
      'an instance',
      'lives beside others that are configured otherwise, and shares nothing with them',
    ],
    'JWT header RS256': { outOfScope: "RS256 for the project's own tokens" },
    'amr newest first': [
      'authMfa',
      'POST /factors/{id}/verify',
      'raises the session to aal2 with a new refresh token, and the old one is revoked',
    ],
    'amr: password': ['auth/signIn', 'gives a signed token with the documented claims'],
    'amr: otp, always of an implicit /verify': ['authVerify', 'POST /verify', 'records otp as the method'],
    'amr: oauth': ['authProviders', 'gives a token that says so, and another one for the provider where that was asked for'],
    'amr: totp': ['authMfa', 'raises the session to aal2 with a new refresh token, and the old one is revoked'],
    'amr: mfa/phone': ['authMfa', 'phone: takes the code of the message'],
    'amr: mfa/webauthn': ['authWebauthn', 'supabase-js: auth.mfa.webauthn', 'registers a passkey and signs in with it'],
    'amr: sso/saml': ['authSso', 'signs up who is new, as a person of the organisation'],
    'amr: email/signup, magiclink, recovery': ['authVerify', 'records the method of a flow that /%s began'],
    'amr: email_change': ['authReference.tokens', 'tokens', 'amr.method email_change: of a change that went through PKCE'],
    'amr: anonymous': ['authReference.tokens', 'tokens', 'amr.method anonymous: of an anonymous sign-up'],
    'amr: web3': ['authWeb3', 'takes in the owner of a wallet, who has neither address nor number'],
    'amr: passkey': { outOfScope: 'passkeys in place of a password' },
    'amr: invite, token_refresh': { outOfScope: 'the methods `invite` and `token_refresh` in `amr`' },
    'a refresh adds no amr entry': ['authReference.tokens', 'tokens', 'amr: a refresh adds no entry, and session_id stays'],
    'client_id and scope of OAuth-server sessions': { outOfScope: "an OAuth server of the project's own" },
    'each sign-in: a new session': [
      'auth/signIn',
      'POST /token?grant_type=refresh_token',
      'gives a new token in the same session',
    ],
    'each sign-in: last_sign_in_at; exp after 3600 s': ['auth/signIn', 'gives a signed token with the documented claims'],
    'lifetime of access tokens (cfg)': [
      'authSessions',
      'an instance',
      'lives beside others that are configured otherwise, and shares nothing with them',
    ],
  },
  '2 refresh_token grant': {
    'v1 token: 12 random alphanumerics': [
      'authReference.tokens',
      'access-token response: the same members after signup, /verify, /token and a factor’s verify',
    ],
    'v1 token: other shapes are refused': [
      'authSessions',
      'POST /token?grant_type=refresh_token',
      'refuses %s, which no token can be',
    ],
    'v2 token: signed, with a counter': [
      'authCountedTokens',
      'refresh tokens with a counter',
      'say which session they renew, and how often it was renewed',
    ],
    'rotation: revokes the used one, child in the same session': [
      'auth/signIn',
      'POST /token?grant_type=refresh_token',
      'gives a new token in the same session',
    ],
    'session_id unchanged, user returned': ['authReference.tokens', 'amr: a refresh adds no entry, and session_id stays'],
    'reuse (a): the parent of the active token, any time': [
      'auth/signIn',
      'POST /token?grant_type=refresh_token',
      'answers the parent of the active token with the active token, however late',
    ],
    'reuse (b): within the interval of 10 s': [
      'auth/signIn',
      'POST /token?grant_type=refresh_token',
      'lets a used token through once more within ten seconds',
    ],
    'reuse (b): the interval (cfg)': [
      'authSessions',
      'POST /token?grant_type=refresh_token',
      'takes the reuse interval from the project',
    ],
    'reuse (c): refresh_token_already_used, family revoked': [
      'auth/signIn',
      'POST /token?grant_type=refresh_token',
      'revokes the whole family when a used token comes back later',
    ],
    'reuse (c): rotation off': [
      'authSessions',
      'POST /token?grant_type=refresh_token',
      'with rotation off refuses a used token, and keeps its family',
    ],
    missing: ['authSessions', 'POST /token?grant_type=refresh_token', 'missing'],
    'unknown token': ['authSessions', 'POST /token?grant_type=refresh_token', 'unknown'],
    'session gone': ['authSessions', 'POST /token?grant_type=refresh_token', 'refuses a token whose session is gone'],
    'after logout: refresh_token_not_found': ['auth/session', 'POST /logout', 'takes the refresh tokens with it'],
    banned: ['authSessions', 'a ban', 'closes every door until it is over'],
    'session_expired: time box': ['authSessions', 'what ends a session', 'its time box, however often it is renewed'],
    'session_expired: inactivity': ['authSessions', 'what ends a session', 'inactivity, which a renewal ends'],
    'session_expired: revoked by newer login': [
      'authSessions',
      'what ends a session',
      'a newer sign-in, where a person may have one session',
    ],
    'session_expired: low AAL': ['authSessions', 'what ends a session', "time without its person's second factor"],
    'contention: 409 conflict, by a scenario’s fault': [
      'authOperations',
      'every operation of the auth service',
      '%s answers an outage with %i as described',
    ],
    'contention: 409 conflict, by itself': { outOfScope: '409 for concurrent refreshes' },
  },
  '4 POST /logout': {
    'global, local, others; default global': ['auth/session', 'POST /logout', '%s ends the sessions that it names'],
    'unknown scope': ['auth/session', 'POST /logout', 'refuses a scope that it does not know'],
    'access tokens afterwards: session_not_found': [
      'auth',
      'makes the next look at the person fail with the code for a session that is gone',
    ],
    'refresh tokens afterwards: not found': ['auth/session', 'POST /logout', 'takes the refresh tokens with it'],
    'auth-js ignores 401, 403, 404': [
      'authReference.tokens',
      'what auth-js makes of it',
      'logout: 401, 403 and 404 end the session in the client too',
    ],
  },
} as const satisfies Record<string, Rows>;
