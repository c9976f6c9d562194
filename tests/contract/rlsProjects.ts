import { fileURLToPath } from 'node:url';
import type { Row } from '../../specs/contract.ts';
import { does, openingsOf } from './rlsOpenings.ts';
import type { Operation } from './rlsOperations.ts';
import type { FunctionCall, PostgresPersona } from './rlsPostgres.ts';
import type { Pools } from './rlsValues.ts';

/** A Supabase project under test: its SQL, personas, and relevant values. */
export interface Project {
  readonly directory: string;
  readonly personas: Readonly<Record<string, PostgresPersona & { readonly email?: string; readonly password?: string }>>;
  readonly pools: Pools;
  /** Additional sample rows, for tables without useful seeded rows. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** Fixed sequences of statements, in addition to the generated ones. */
  readonly openings: readonly (readonly Operation[])[];
  /** `table verb role` that policies appear to allow, but that never has an effect. */
  readonly unreached: readonly string[];
  /** Personas; repeated ones act more often. */
  readonly cast: readonly string[];
  readonly calls: readonly FunctionCall[];
}

const directory = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const noor = '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01';
const leila = '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02';
const tomas = 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03';
const side = {
  primary: '#112233',
  secondary: '#112233',
  background: '#112233',
  foreground: '#112233',
  accent: '#112233',
  muted: '#112233',
};

/** Our own project, with its seeded users (specs/supabase/seeds). */
export const duneline: Project = {
  directory: directory('specs/supabase'),
  personas: {
    anon: { role: 'anon' },
    admin: {
      role: 'authenticated',
      sub: noor,
      aal: 'aal2',
      email: 'noor.haddad@duneline.example',
      password: 'harbour lantern over quiet dunes',
    },
    // The same user, with only her password.
    'admin at aal1': {
      role: 'authenticated',
      sub: noor,
      email: 'noor.haddad@duneline.example',
      password: 'harbour lantern over quiet dunes',
    },
    affiliate: {
      role: 'authenticated',
      sub: leila,
      email: 'leila.karam@duneline.example',
      password: 'seven date palms by the wadi',
    },
    trader: {
      role: 'authenticated',
      sub: tomas,
      email: 'tomas.ribeiro@duneline.example',
      password: 'patient tides carry small boats',
    },
    service_role: { role: 'service_role' },
  },
  cast: ['anon', 'admin', 'admin', 'admin', 'affiliate', 'affiliate', 'trader', 'service_role', 'service_role'],
  calls: [
    { name: 'has_role', args: { _user_id: noor, _role: 'admin' } },
    { name: 'has_role', args: { _user_id: leila, _role: 'admin' } },
    { name: 'has_role', args: { _user_id: noor, _role: 'owner' } },
    { name: 'has_role', args: { _user_id: 'noor', _role: 'admin' } },
    { name: 'is_palette', args: { palette: side } },
    { name: 'is_palette', args: { palette: { ...side, accent: '#12' } } },
    { name: 'is_palette', args: { palette: [] } },
  ],
  rows: {
    funnel_events: [
      {
        id: '00000000-0000-4000-8000-0000000fe001',
        user_id: tomas,
        session_id: 's-1',
        stage: 'pricing',
        completed: false,
        time_spent: 12,
        exit_reason: 'price',
        metadata: {},
        received_at: '2026-02-03T10:00:00+00:00',
      },
    ],
    counted_calls: [{ endpoint: 'contact', caller: 'a7c1', calls: 1, started_at: '2026-02-03T10:00:00+00:00' }],
    tracking_events: [
      {
        id: '00000000-0000-4000-8000-0000000fe002',
        user_id: null,
        session_id: 's-1',
        page_path: '/pricing',
        page_title: 'Pricing',
        referrer: null,
        time_on_page: 40,
        scroll_depth: 80,
        interactions: 2,
        metadata: { a: 1 },
        received_at: '2026-02-03T10:00:00+00:00',
      },
    ],
  },
  openings: openingsOf({ leila, tomas }),
  // Visitors may not read `updated_by`, nor people the note on a coupon, so the statements' `select *` is rejected;
  // access.contract.test.ts tests each column.
  unreached: [
    'blog_posts select anon',
    'component_config select anon',
    'coupons select authenticated',
    'cta_config select anon',
    'media_library select anon',
    'navigation_menu select anon',
    'page_content select anon',
    'seo_config select anon',
    'theme_config select anon',
  ],
  pools: {
    'affiliates.code': ['HARBOUR', 'DUNES2026', 'TIDE'],
    'coupons.code': ['HARBOUR10', 'DUNES-2026', 'TIDE'],
    'media_library.path': ['cards/new.svg', 'figures/harbour.png', 'brand/mark.svg'],
    'profiles.time_zone': ['Asia/Dubai', 'America/Argentina/Buenos_Aires', 'Mars/Olympus Mons', 'UTC'],
    'profiles.phone': ['+971505550100', '0505550100', null],
    'payout_proofs.receipt_id': ['DL-90001', 'DL-90002', 'DL-90003'],
    'restricted_countries.code': ['XA', 'XB', 'XC'],
    'theme_config.id': [
      'a6c85e27-94f1-4d3b-8b0a-2f7d1c60e521',
      'd31f70b8-5c2a-4e96-9a47-80be6d94f522',
      '00000000-0000-4000-8000-00000000ffff',
    ],
    'theme_config.name': ['Duneline', 'Night market', 'Sandstorm', 'Monsoon', 'Salt flat', ''],
    'theme_config.colors': [
      { dark: side, light: side },
      { dark: side, light: { ...side, muted: 'grey' } },
      { dark: side },
      { dark: null, light: side },
      'x',
    ],
    'theme_config.fonts': [{ heading: 'A', body: 'B' }, { heading: 'A' }, { heading: '', body: 'B' }],
    'user_roles.id': ['1d9b6f3c-27e8-4a05-b4d2-6e0c8f519a11', '00000000-0000-4000-8000-00000000aaaa'],
  },
};

const ada = '00000000-0000-4000-8000-000000000001';
const bob = '00000000-0000-4000-8000-000000000002';

/** The test project of codegen: restrictive policies, subqueries, generated and identity columns, partial indexes. */
export const teams: Project = {
  directory: directory('packages/codegen/src/sql/fixtures/teams'),
  personas: {
    anon: { role: 'anon' },
    owner: { role: 'authenticated', sub: ada, email: 'ada@teams.example', password: 'amber kettles sing at noon' },
    member: { role: 'authenticated', sub: bob, email: 'bob@teams.example', password: 'amber kettles sing at noon' },
    service_role: { role: 'service_role' },
  },
  cast: ['anon', 'owner', 'owner', 'owner', 'member', 'member', 'service_role', 'service_role'],
  calls: [
    { name: 'overdue_todos', args: {} },
    { name: 'overdue_todos', args: { since: '2025-04-01T10:00:01Z' } },
    { name: 'overdue_todos', args: { since: 'soon' } },
    { name: 'team_titles', args: { team: '1' } },
    { name: 'team_titles', args: { team: '3' } },
    { name: 'close_todo', args: { _id: 1 } },
    { name: 'close_todo', args: { _id: 1, _label: null } },
    { name: 'close_todo', args: { _id: 99, _label: 'gone' } },
  ],
  rows: {},
  openings: [
    [does('service_role', 'insert', 'teams', { name: 'Late' }), does('service_role', 'delete', 'teams', {}, { name: 'Late' })],
  ],
  // `select *` includes a column that is not granted.
  unreached: ['memberships select authenticated'],
  pools: {
    uuid: [ada, bob],
    'teams.name': ['Red', 'Blue', 'Green'],
    'teams.id': [1, 2, 3],
    'todos.id': [1, 2, 3, 4, 9],
    'todos.parent_id': [1, 2, 99],
    'todos.title': ['Read it', '  ', '!urgent', 'Paint', ' padded ', 'drop me'],
    'todos.code': ['abc', 'code8   ', '123456789'],
    'todos.cost': [1.005, 101, 99999, null],
  },
};
