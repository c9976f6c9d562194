import { created, deleted, reason, tomas, testSentences } from './entryOf.test-support.ts';

testSentences([
  [
    'users and roles',
    'users',
    [
      ['created an account for new@mail.example', { row_id: 'x', ...created({ email: 'new@mail.example', how: 'create' }) }],
      ['invited new@mail.example', { row_id: 'x', ...created({ email: 'new@mail.example', how: 'invite' }) }],
      ['generated a recovery link for Tomas Ribeiro: chargeback', { after: { link: 'recovery', reason } }],
      ['generated a sign-in link for Tomas Ribeiro: chargeback', { after: { link: 'magiclink', reason } }],
      ['banned Tomas Ribeiro for 7 days: chargeback', { before: { bannedUntil: null }, after: { banDuration: '168h', reason } }],
      ['banned Tomas Ribeiro for 1 day', { after: { banDuration: '24h' } }],
      ['banned Tomas Ribeiro for 36 hours', { after: { banDuration: '36h' } }],
      ['banned Tomas Ribeiro until the ban is lifted', { after: { banDuration: '876000h' } }],
      ['lifted the ban of Tomas Ribeiro: chargeback', { after: { banDuration: 'none', reason } }],
      ['removed a second factor of Tomas Ribeiro', { before: { factor: 'f', type: 'totp' }, after: { factor: null } }],
      ['granted Tomas Ribeiro the admin role: chargeback', { before: { role: null }, after: { role: 'admin', reason } }],
      ['revoked the admin role of Tomas Ribeiro: chargeback', { before: { role: 'admin' }, after: { role: null, reason } }],
      [
        'deleted the account of tomas@mail.example: chargeback',
        { row_id: 'x', ...deleted({ email: 'tomas@mail.example', reason }) },
      ],
      ['banned a user for 7 days', { row_id: 'x', after: { banDuration: '168h' } }],
    ],
  ],
  [
    'roles by their table',
    'user_roles',
    [
      ['granted Tomas Ribeiro the admin role', created({ user_id: tomas, role: 'admin' })],
      ['revoked the admin role of Tomas Ribeiro', deleted({ user_id: tomas, role: 'admin' })],
    ],
  ],
]);
