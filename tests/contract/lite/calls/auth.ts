import { people } from '../../project.ts';
import type { Call } from '../Call.ts';

const maya = { email: 'maya.lite@duneline.example', password: 'quiet copper rivers bend' };
const { email } = people.trader;

/** Sign-up, sign-in and sessions. */
export const auth: readonly Call[] = [
  ['sign up', 'visitor', (_, side) => side.newVisitor().auth.signUp({ ...maya, options: { data: { display_name: 'Maya' } } })],
  ['sign up again', 'visitor', (_, side) => side.newVisitor().auth.signUp(maya)],
  [
    'sign up with a weak password',
    'visitor',
    (_, side) => side.newVisitor().auth.signUp({ email: 'weak@duneline.example', password: 'abc' }),
  ],
  [
    'sign up without an address',
    'visitor',
    (_, side) => side.newVisitor().auth.signUp({ email: 'nobody', password: maya.password }),
  ],
  ['sign in', 'visitor', (_, side) => side.newVisitor().auth.signInWithPassword(maya)],
  [
    'sign in with capitals',
    'visitor',
    (_, side) => side.newVisitor().auth.signInWithPassword({ ...maya, email: maya.email.toUpperCase() }),
  ],
  [
    'sign in with a wrong password',
    'visitor',
    (_, side) => side.newVisitor().auth.signInWithPassword({ email, password: 'wrong' }),
  ],
  [
    'sign in as nobody',
    'visitor',
    (_, side) => side.newVisitor().auth.signInWithPassword({ email: 'nobody@duneline.example', password: 'wrong' }),
  ],
  ['sign in without a password', 'visitor', (_, side) => side.newVisitor().auth.signInWithPassword({ email, password: '' })],
  ['who am I', 'trader', (c) => c.auth.getUser()],
  ['who is nobody', 'visitor', (_, side) => side.newVisitor().auth.getUser()],
  ['who is a forged token', 'visitor', (_, side) => side.newVisitor().auth.getUser('a.b.c')],
  ['refresh', 'affiliate', (c) => c.auth.refreshSession()],
  ['refresh with a token that is none', 'visitor', (_, side) => side.newVisitor().auth.refreshSession({ refresh_token: 'none' })],
  ['recover', 'visitor', (_, side) => side.newVisitor().auth.resetPasswordForEmail(maya.email)],
  ['recover nobody', 'visitor', (_, side) => side.newVisitor().auth.resetPasswordForEmail('nobody@duneline.example')],
  [
    'change the data',
    'visitor',
    async (_, side) => {
      const own = side.newVisitor();
      await own.auth.signInWithPassword(maya);
      return own.auth.updateUser({ data: { display_name: 'Maya L.' } });
    },
  ],
  [
    'change the password',
    'visitor',
    async (_, side) => {
      const own = side.newVisitor();
      await own.auth.signInWithPassword(maya);
      return own.auth.updateUser({ password: 'loud copper rivers bend', current_password: maya.password });
    },
  ],
  ['sign in with the old password', 'visitor', (_, side) => side.newVisitor().auth.signInWithPassword(maya)],
  [
    'sign out',
    'visitor',
    async (_, side) => {
      const own = side.newVisitor();
      await own.auth.signInWithPassword(people.trader);
      return own.auth.signOut({ scope: 'local' });
    },
  ],
  [
    'a code that is wrong',
    'visitor',
    (_, side) => side.newVisitor().auth.verifyOtp({ email: maya.email, token: '000000', type: 'email' }),
  ],
  ['anonymous', 'visitor', (_, side) => side.newVisitor().auth.signInAnonymously()],
];
