import type { Rows } from '../authReference.ts';

export const providers = {
  '4 POST /sso': {
    'skip_http_redirect: url, else 303': [
      'authSso',
      'POST /sso',
      'gives the organisation’s address by id or domain, or leads there',
    ],
    'SAML off': ['authSso', 'POST /sso', 'is not there without SAML'],
    'both ids': ['authSso', 'POST /sso', 'both'],
    none: ['authSso', 'POST /sso', 'neither'],
    'no such provider': ['authSso', 'POST /sso', 'an unknown id'],
    'no provider for this domain': ['authSso', 'POST /sso', 'an unknown domain'],
    sso_provider_disabled: ['authSso', 'POST /sso', 'an organisation that is switched off'],
  },
  '4 /user/identities': {
    'authorize: url, or 302': [
      'authProvidersLinking',
      'GET /user/identities/authorize',
      'gives the provider’s address, or leads there',
    ],
    'delete: 200 {}': ['authIdentities', 'DELETE /user/identities/{id}', 'phone: takes the number away'],
    'both: manual linking off': ['authIdentities', '%s %s', 'is not there where people cannot link by themselves'],
    'delete: non-uuid': ['authIdentities', 'DELETE /user/identities/{id}', 'refuses an id that is no UUID'],
    'delete: another audience': ['authIdentities', 'DELETE /user/identities/{id}', 'refuses a token for another audience'],
    'delete: last identity, unknown': [
      'authIdentities',
      'DELETE /user/identities/{id}',
      'refuses the last one, unknown ones and those of others',
    ],
    'delete: email conflict': [
      'authIdentities',
      'DELETE /user/identities/{id}',
      'refuses where the address that is left is somebody else’s',
    ],
    'link conflict at callback': [
      'authProvidersLinking',
      'GET /user/identities/authorize',
      'refuses what is connected already, to the same person or to another',
    ],
    'auth-js passes skip_http_redirect': ['authProvidersClient', 'supabase-js', 'connects a provider and disconnects it'],
  },
  '4 GET /authorize': {
    '302 to the provider, state = flow id': [
      'authProviders',
      'GET /authorize',
      'leads to the provider, needs no API key, and lets a client say neither where it goes nor as whom',
    ],
    'known but off': ['authProviders', 'GET /authorize', 'a provider that is switched off'],
    unknown: ['authProviders', 'GET /authorize', 'an unknown provider'],
  },
  '4 GET /callback': {
    '303 with implicit fragment and provider_token': [
      'authProviders',
      'GET /callback',
      'signs up who is new, with what the provider says of them',
    ],
    '?code=': ['authProviders', 'GET /callback', 'with PKCE gives a code, whose session has the tokens of the provider, once'],
    'errors as query and fragment': ['authProviders', 'GET /callback', 'says that the person refused, in query and fragment'],
    'bad_oauth_state, bad_oauth_callback': ['authProviders', 'GET /callback', 'with %s says so to the site, in the query'],
    signup_disabled: ['authProviders', 'GET /callback', 'signs nobody up where that is switched off'],
  },
} as const satisfies Record<string, Rows>;
