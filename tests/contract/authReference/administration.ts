import type { Rows } from '../authReference.ts';

export const administration = {
  '5 POST /invite': {
    '200 user with invited_at; confirmed user exists': [
      'authAdminLinks',
      'POST /invite',
      'takes somebody in and mails a link, which signs them in',
    ],
    redirect_to: ['authReference.admin', 'admin', 'POST /invite?redirect_to: the mailed link leads there'],
    'bad mail': ['authAdminLinks', 'POST /invite', 'a domain without mail'],
  },
  '5 POST /admin/generate_link': {
    'user fields and properties, flat; action_link': [
      'authAdminLinks',
      'POST /admin/generate_link',
      '%s for somebody new: takes them in, and the link signs them in as %s',
    ],
    'auth-js splits it into properties and user': ['authAdmin', 'supabase-js manages people with the service key'],
    'signup needs a password if the user is new': ['authAdminLinks', 'POST /admin/generate_link', 'a signup without password'],
    'signup of a confirmed user': ['authAdminLinks', 'POST /admin/generate_link', 'signup of somebody confirmed'],
    'invite of a confirmed user': ['authAdminLinks', 'POST /admin/generate_link', 'invite of somebody confirmed'],
    'magiclink of an unknown user: creates one, as signup': ['authAdminLinks', 'POST /admin/generate_link', 'magiclink'],
    'recovery of an unknown user': ['authAdminLinks', 'POST /admin/generate_link', 'recovery of nobody'],
    'email_change_* of an unknown user': ['authAdminLinks', 'POST /admin/generate_link', 'a change of nobody'],
    'another type': ['authAdminLinks', 'POST /admin/generate_link', 'an unknown kind'],
    'email_change_current without secure change': [
      'authAdminLinks',
      'POST /admin/generate_link',
      'refuses an address that is somebody else’s, and the present one where only the new one is asked',
    ],
    'type email_change for both email_change_*': [
      'authAdminLinks',
      'POST /admin/generate_link',
      'email_change_current and _new: both links together change the address',
    ],
    'no mail, no frequency limit; token_hash of POST /verify': [
      'authAdminLinks',
      'POST /admin/generate_link',
      '%s for somebody known: the code and the hash sign in too',
    ],
    'redirect_to raw unless it contains & = #': [
      'authReference.admin',
      'admin',
      'action_link: redirect_to %s is left raw unless it contains & = #',
    ],
    'the same format in mails': ['authVerify', 'GET /verify', 'implicit: leads to the site with the session in the fragment'],
  },
  '5 GET /admin/users': {
    'users, aud, newest first, x-total-count': [
      'authAdmin',
      'GET /admin/users',
      'gives the newest first, and says how many there are',
    ],
    'page 1, per_page 50': ['authReference.admin', 'admin', 'GET /admin/users: page 1 of 50 by default'],
    'link: next and last; filter': ['authAdmin', 'GET /admin/users', '%s gives %s'],
    'bad pagination': ['authAdmin', 'GET /admin/users', '?page=x'],
    'auth-js parses nextPage, lastPage, total': ['authAdmin', 'supabase-js manages people with the service key'],
  },
  '5 POST /admin/users': {
    '200 user, no mail': [
      'authAdminPeople',
      'POST /admin/users',
      'takes somebody in at once, who can sign in then, without a mail',
    ],
    password_hash: ['authAdminPeople', 'POST /admin/users', 'takes the bcrypt hash of a password'],
    'password_hash of Argon2 and Firebase': { outOfScope: 'hashes of Argon2 and Firebase' },
    aud: ['authReference.admin', 'admin', 'POST /admin/users: aud keeps somebody out of the list of the usual audience'],
    'no email and no phone': ['authAdminPeople', 'POST /admin/users', 'nobody'],
    email_exists: ['authAdminPeople', 'POST /admin/users', 'an address that is taken'],
    phone_exists: ['authAdminPeople', 'POST /admin/users', 'a number that is taken'],
    'password and hash': ['authAdminPeople', 'POST /admin/users', 'a password and a hash'],
    'bad id': ['authAdminPeople', 'POST /admin/users', 'an id that is none'],
    'bad ban': ['authAdminPeople', 'POST /admin/users', 'a ban that is none'],
    'strength not checked': [
      'authAdminPeople',
      'POST /admin/users',
      'leaves them unconfirmed, and without a password that anybody knows, unless said otherwise',
    ],
  },
  '5 /admin/users/{id}': {
    'GET: 200 user': ['authAdmin', 'supabase-js manages people with the service key'],
    'not a uuid, missing (all)': ['authAdmin', 'every operation for administrators', '%s %s finds nobody'],
    'PUT: changes at once, metadata merge': ['authAdminPeople', 'PUT /admin/users/{id}', 'changes at once, and merges metadata'],
    'PUT ban_duration, none = unban': [
      'authAdminPeople',
      'PUT /admin/users/{id}',
      'ban_duration: bans until then, and "none" ends it',
    ],
    'PUT password: logs out all sessions': ['authAdminPeople', 'PUT /admin/users/{id}', 'password: ends every session'],
    'PUT weak': ['authAdminPeople', 'PUT /admin/users/{id}', 'a weak password'],
    'DELETE: 200 {}': ['authAdminPeople', 'DELETE /admin/users/{id}', 'removes somebody with all that is theirs'],
    'DELETE should_soft_delete': [
      'authAdminPeople',
      'DELETE /admin/users/{id}',
      'softly: keeps somebody whom nobody can know again',
    ],
    'factors: list': ['authAdmin', 'the factors of somebody', 'are listed, without what is secret in them'],
    'factors: delete': [
      'authAdmin',
      'the factors of somebody',
      'can be removed by somebody else, and sessions that they raised are ordinary ones again',
    ],
    'factors: mfa_factor_not_found': ['authAdmin', 'the factors of somebody', '%s knows only those of this person'],
    'factors: PUT friendly_name, phone': ['authAdmin', 'the factors of somebody', 'can be renamed; only a phone has a number'],
    'logout with a user’s JWT: admin.signOut': [
      'authReference.tokens',
      'what auth-js makes of it',
      'admin.signOut: ends sessions by a person’s token, by scope',
    ],
  },
} as const satisfies Record<string, Rows>;
