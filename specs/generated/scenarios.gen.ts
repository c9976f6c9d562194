// Generated from specs/scenarios by `npm run gen`. Do not edit: change the source and run it again.

import type { PersonaSpec, ScenarioSpec } from '../contract.ts';

export type PersonaName = 'visitor' | 'affiliate' | 'trader' | 'admin' | 'admin-without-second-factor';
export type ScenarioName = 'empty' | 'error-500' | 'expired-session' | 'first-payout' | 'happy' | 'malformed' | 'offline' | 'payout-due' | 'rate-limited' | 'realtime-drop' | 'role-lost' | 'slow' | 'storage-full' | 'write-fails';

/** Who one can try the project as. */
export const personas: Readonly<Record<PersonaName, PersonaSpec>> = {
  visitor: { name: 'visitor', summary: 'Nobody is signed in.', account: null },
  affiliate: {
    name: 'affiliate',
    summary: 'Leila Karam, who refers traders for a commission.',
    account: { email: 'leila.karam@duneline.example', password: 'seven date palms by the wadi', aal: 'aal1' },
  },
  trader: {
    name: 'trader',
    summary: 'Tomás Ribeiro, who trades an evaluation.',
    account: { email: 'tomas.ribeiro@duneline.example', password: 'patient tides carry small boats', aal: 'aal1' },
  },
  admin: {
    name: 'admin',
    summary: 'Noor Haddad, who runs the site and signed in with a second factor.',
    account: {
      email: 'noor.haddad@duneline.example',
      password: 'harbour lantern over quiet dunes',
      aal: 'aal2',
      totp: { friendlyName: 'Phone', secret: 'DUNELINEHARBOURLANTERNOVERQUIETD' },
    },
  },
  'admin-without-second-factor': {
    name: 'admin-without-second-factor',
    summary: 'Noor Haddad, who has given her password but not yet the code of her second factor.',
    account: {
      email: 'noor.haddad@duneline.example',
      password: 'harbour lantern over quiet dunes',
      aal: 'aal1',
      totp: { friendlyName: 'Phone', secret: 'DUNELINEHARBOURLANTERNOVERQUIETD' },
    },
  },
};

/** Every scenario by its name. */
export const scenarios: Readonly<Record<ScenarioName, ScenarioSpec>> = {
  empty: {
    name: 'empty',
    summary: 'The firm has opened, and nothing has happened yet; there are people, prices and pages, but no orders, accounts, referrals, tickets or messages.',
    tables: {
      orders: [],
      trading_accounts: [],
      leaderboard_entries: [],
      payout_proofs: [],
      testimonials: [],
      tracking_events: [],
      funnel_events: [],
      affiliate_links: [],
      affiliate_clicks: [],
      affiliate_referrals: [],
      affiliate_commissions: [],
      affiliate_payouts: [],
      kyc_documents: [],
      tickets: [],
      contact_messages: [],
      consent_log: [],
      content_versions: [],
      audit_log: [],
    },
  },
  'error-500': {
    name: 'error-500',
    summary: 'Every read and write of tables fails with a server error; signing in works.',
    faults: [{ on: 'rest.*', answer: { status: 500 } }, { on: 'rpc.*', answer: { status: 500 } }],
  },
  'expired-session': {
    name: 'expired-session',
    summary: 'The affiliate comes back with a session that has run out, and has to sign in again.',
    persona: 'affiliate',
    session: 'expired',
  },
  'first-payout': {
    name: 'first-payout',
    summary: 'The trader has earned a first payout and has not sent an identity document yet.',
    persona: 'trader',
    tables: {
      payouts: { without: [{ number: 31017 }] },
      certificates: { with: [{ id: '56e522df-ad2b-4b71-a355-240880122903', holder_name: null }] },
      kyc_documents: { without: [{ owner_id: 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03' }] },
    },
  },
  happy: { name: 'happy', summary: 'Everything works, and nobody is signed in yet.' },
  malformed: {
    name: 'malformed',
    summary: 'Answers about rows arrive cut off in the middle, so they are no JSON any more.',
    faults: [{ on: 'rest.*', answer: 'malformed' }, { on: 'rpc.*', answer: 'malformed' }],
  },
  offline: {
    name: 'offline',
    summary: 'The backend cannot be reached; the pages themselves still load.',
    faults: [{ on: '*', answer: 'network-error' }],
    realtime: 'refuse',
  },
  'payout-due': {
    name: 'payout-due',
    summary: 'The trader can request a payout, as the identity is approved, the cycle is over and no other payout is open.',
    persona: 'trader',
    tables: { payouts: { without: [{ number: 31017 }] } },
  },
  'rate-limited': {
    name: 'rate-limited',
    summary: 'The first three sign-ins, the first three sign-ups and the first three calls of functions are refused as too many; the next ones pass.',
    faults: [
      { on: 'POST auth.token', times: 3, answer: { status: 429, headers: { 'retry-after': '60' } } },
      { on: 'POST auth.signup', times: 3, answer: { status: 429, headers: { 'retry-after': '60' } } },
      { on: 'functions.*', times: 3, answer: { status: 429, headers: { 'retry-after': '60' } } },
    ],
  },
  'realtime-drop': {
    name: 'realtime-drop',
    summary: 'Live updates break off again and again, so screens have to catch up by themselves.',
    realtime: 'drop',
  },
  'role-lost': {
    name: 'role-lost',
    summary: 'The admin is signed in, but her role was taken away, so the console denies her access.',
    persona: 'admin',
    tables: { user_roles: { without: [{ user_id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01' }] } },
  },
  slow: {
    name: 'slow',
    summary: 'Every answer takes one to three seconds, as on a weak mobile connection.',
    faults: [{ on: '*', delayMs: [1000, 3000] }],
  },
  'storage-full': {
    name: 'storage-full',
    summary: 'Files can be read, listed and removed but no longer uploaded, as the project has used up its storage.',
    faults: [
      {
        on: 'createObject',
        answer: {
          status: 402,
          body: {
            message: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
          },
        },
      },
      {
        on: 'updateObject',
        answer: {
          status: 402,
          body: {
            message: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
          },
        },
      },
      {
        on: 'copyObject',
        answer: {
          status: 402,
          body: {
            message: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
          },
        },
      },
      {
        on: 'uploadToSignedUrl',
        answer: {
          status: 402,
          body: {
            message: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
          },
        },
      },
      {
        on: 'create*Upload',
        answer: {
          status: 402,
          body: {
            message: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
          },
        },
      },
      {
        on: 'continue*Upload',
        answer: {
          status: 402,
          body: {
            message: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
          },
        },
      },
    ],
  },
  'write-fails': {
    name: 'write-fails',
    summary: 'Reading works, and nothing can be written; the database is in recovery.',
    faults: [
      {
        on: 'POST rest.*',
        answer: {
          status: 405,
          body: { code: '25006', message: 'cannot execute INSERT in a read-only transaction', details: null, hint: null },
        },
      },
      {
        on: 'PATCH rest.*',
        answer: {
          status: 405,
          body: { code: '25006', message: 'cannot execute UPDATE in a read-only transaction', details: null, hint: null },
        },
      },
      {
        on: 'DELETE rest.*',
        answer: {
          status: 405,
          body: { code: '25006', message: 'cannot execute DELETE in a read-only transaction', details: null, hint: null },
        },
      },
      { on: 'POST functions.*', answer: { status: 500 } },
    ],
  },
};
