import type { Rows } from '../authReference.ts';

export const person = {
  '3 User object': {
    'always, and nothing that is not set': ['authSessions', 'GET /user', 'prints what is set, and only that'],
    'when set: confirmed_at the earliest, times of sending, new_email, new_phone': [
      'authReference.tokens',
      'user object',
      'when set: confirmed_at is the earliest, and each message leaves its time',
    ],
    'confirmed_at absent from the immediate signup response': [
      'authSignup',
      'POST /signup',
      'autoconfirm on: gives a session without a mail, and the person as they were before they were read again',
    ],
    'invited_at, confirmation_sent_at': [
      'authAdminLinks',
      'POST /invite',
      'takes somebody in and mails a link, which signs them in',
    ],
    banned_until: ['authAdminPeople', 'PUT /admin/users/{id}', 'ban_duration: bans until then, and "none" ends it'],
    deleted_at: ['authAdminPeople', 'DELETE /admin/users/{id}', 'softly: keeps somebody whom nobody can know again'],
    'factors omitted if empty': ['authMfa', 'DELETE /factors/{id}', 'removes a factor that was never verified'],
    'identity and factor: members': ['authReference.tokens', 'user object', 'identity and factor: have these members'],
    'identity id: the provider’s id of the person': [
      'authProviders',
      'GET /callback',
      'signs up who is new, with what the provider says of them',
    ],
    'metadata: shallow merge, null deletes': ['authUser', 'PUT /user', 'merges metadata, and null deletes'],
    'e-mail confirmation sets user_metadata.email_verified': [
      'authVerify',
      'POST /verify',
      'takes the code of a sign-up as %s, once',
    ],
    'anonymous: app_metadata {}, email and phone empty': [
      'authSignup',
      'POST /signup',
      'without a name: an anonymous person with a session',
    ],
  },
  '4 GET /user': {
    'the user': ['auth/session', 'GET /user', 'gives the person of the token'],
    'audience mismatch': ['authSessions', 'GET /user', 'refuses another audience'],
    'audience elsewhere': { outOfScope: 'an audience (`X-JWT-AUD`) other than where people are read, listed or unlinked' },
  },
  '4 PUT /user': {
    'same password': ['authUser', 'PUT /user', 'same password'],
    weak: ['authUser', 'PUT /user', 'weak'],
    'email taken': ['authUser', 'PUT /user', 'email taken'],
    'phone taken': ['authUser', 'PUT /user', 'refuses: phone taken'],
    'verified MFA and session aal1': ['authUser', 'PUT /user', 'refuses %j with a verified factor and a session at aal1'],
    'secure password change: reauthentication_needed, reauthentication_not_valid': [
      'authUser',
      'GET /reauthenticate',
      'mails the nonce that a new password needs in a session older than a day',
    ],
    'current password required': ['authUser', 'PUT /user', 'current password required'],
    'current password invalid': ['authUser', 'PUT /user', 'current password wrong'],
    'anonymous user sets password without email or phone': [
      'authUser',
      'of somebody anonymous',
      'no password without email or phone',
    ],
    'SSO user': ['authUser', 'PUT /user', 'refuses what SSO manages'],
    'app_metadata by non-admin': ['authUser', 'PUT /user', 'app_metadata by non-admin'],
    'password change: logs out all others, clears one-time tokens': [
      'authUser',
      'PUT /user',
      'password: ends all other sessions and the codes that were sent, and keeps this one',
    ],
    'new email: keeps the old one, new_email, mails to both': [
      'authVerify',
      'a change of address',
      'keeps the old address, names the new one, and mails both',
    ],
    'new email without double confirm: mail to the new one': [
      'authVerify',
      'a change of address',
      'needs the new mailbox only where the project says so',
    ],
    'new email even with autoconfirm': [
      'authReference.endpoints',
      'PUT /user',
      'new email: has to be confirmed even with autoconfirm',
    ],
    'new email of anonymous users: at once with autoconfirm': [
      'authUser',
      'of somebody anonymous',
      'with autoconfirm they get the address at once',
    ],
    'new phone with sms autoconfirm': ['authUser', 'PUT /user', 'phone with sms autoconfirm: changes at once'],
    'new phone otherwise: new_phone and SMS': [
      'authUser',
      'PUT /user',
      'phone: sends a code, and changes the number when that comes back',
    ],
  },
  '4 GET /reauthenticate': {
    'mails a nonce of 6 digits for PUT /user': [
      'authUser',
      'GET /reauthenticate',
      'mails the nonce that a new password needs in a session older than a day',
    ],
    'texts it': ['authUser', 'GET /reauthenticate', 'texts it to somebody who has a number only'],
    'no email and no phone': ['authUser', 'GET /reauthenticate', 'refuses: no email and no phone'],
    'unconfirmed email or phone': ['authUser', 'GET /reauthenticate', 'refuses: %s unconfirmed'],
    'POST is 405': ['authUser', 'GET /reauthenticate', 'is GET only: POST is 405'],
  },
} as const satisfies Record<string, Rows>;
