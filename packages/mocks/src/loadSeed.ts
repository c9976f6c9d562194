import type { ColumnSpec, PersonaSpec, Row, SeedUser, TableSpec } from '@duneline/specs/contract';
import { blankUser, emailIdentity } from './auth/blankUser.ts';
import type { AuthFactor, AuthUser } from './auth/rows.ts';
import type { Project } from './project.ts';
import { Session } from './session/Session.ts';
import { loadBuckets } from './storage/loadBuckets.ts';
import { uuidOfText } from './uuidOfText.ts';
import { readColumn } from './write/columnValue.ts';

/** Adds the spec's seeded users and rows to an empty store, without checks: they come from Postgres. */
export function loadSeed(project: Project): void {
  const { store, spec } = project;
  const system = new Session(project, 'service_role', null);
  store.transaction(() => {
    for (const user of spec.seed.users) insertUser(project, user);
    for (const persona of Object.values(spec.personas ?? {})) insertFactor(project, persona);
    for (const [name, rows] of Object.entries(spec.seed.rows)) {
      const table = store.table('public', name);
      const shape = system.tableSpec(name);
      raiseSequences(project, shape, rows);
      // Defaults are evaluated in the order of the seed, so only complete rows can wait.
      if (rows.every((row) => isComplete(shape, row))) table.defer(() => rows.map((row) => complete(system, shape, row)));
      else for (const row of rows) store.insert(table, complete(system, shape, row));
    }
    loadBuckets(project, system);
  });
}

const isComplete = ({ columns }: TableSpec, row: Row): boolean => columns.every(({ name }) => Object.hasOwn(row, name));

function raiseSequences({ sequences }: Project, { name: table, columns }: TableSpec, rows: readonly Row[]): void {
  for (const { name } of columns.filter(({ identity }) => identity !== undefined)) {
    for (const { [name]: value } of rows) if (typeof value === 'number') sequences.raise(`${table}.${name}`, value);
  }
}

/** Cache of complete seeded rows in stored form. Tests create many backends from one spec. */
const known = new WeakMap<TableSpec, WeakMap<Row, Row>>();

function complete(system: Session, table: TableSpec, row: Row): Row {
  let ofTable = known.get(table);
  if (ofTable === undefined) known.set(table, (ofTable = new WeakMap()));
  const cached = ofTable.get(row);
  if (cached !== undefined) return cached;
  const stored = Object.fromEntries(table.columns.map((column) => [column.name, valueOf(system, column, row)]));
  if (isComplete(table, row)) ofTable.set(row, stored);
  return stored;
}

function valueOf(system: Session, column: ColumnSpec, row: Row): unknown {
  if (Object.hasOwn(row, column.name)) return readColumn(system, column, row[column.name]);
  return column.defaultValue?.(system.owner) ?? null;
}

function insertUser(project: Project, seed: SeedUser): void {
  const isConfirmed = seed.emailConfirmedAt !== null;
  const createdAt = isoOf(seed.createdAt);
  const profile = { sub: seed.id, email: seed.email, email_verified: isConfirmed, phone_verified: false };
  const user: AuthUser = {
    ...blankUser(seed.id, createdAt),
    email: seed.email.toLowerCase(),
    encrypted_password: seed.encryptedPassword,
    email_confirmed_at: seed.emailConfirmedAt === null ? null : isoOf(seed.emailConfirmedAt),
    app_metadata: { provider: 'email', providers: ['email'], ...seed.appMetadata },
    user_metadata: seed.userMetadata,
  };
  insert(project, 'users', user);
  insert(project, 'identities', emailIdentity(user, uuidOfText(`identity of ${seed.id}`), profile));
}

/** Inserts a persona's second factor, once for all personas with the same user. */
function insertFactor(project: Project, { account }: PersonaSpec): void {
  const user = account?.totp && project.spec.seed.users.find(({ email }) => email.toLowerCase() === account.email);
  if (!user) return;
  const { friendlyName, secret } = account.totp;
  const id = uuidOfText(`second factor of ${user.id}: ${secret}`);
  if (project.store.table('auth', 'mfa_factors').find(['id'], [id]).length > 0) return;
  const createdAt = isoOf(user.createdAt);
  const factor: AuthFactor = {
    id,
    user_id: user.id,
    friendly_name: friendlyName,
    factor_type: 'totp',
    status: 'verified',
    secret,
    phone: null,
    web_authn_credential: null,
    last_challenged_at: null,
    created_at: createdAt,
    updated_at: createdAt,
  };
  insert(project, 'mfa_factors', factor);
}

/** Does not use `auth/tables.ts`, which loads with the first auth request. */
function insert({ store }: Project, table: string, row: Row): void {
  store.insert(store.table('auth', table), row);
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
