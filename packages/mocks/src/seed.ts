import type { BackendSpec, Row, SeedUser } from '@duneline/specs/contract';
import { blankUser, emailIdentity } from './auth/createUser.ts';
import { identities, users } from './auth/tables.ts';
import type { AuthUser } from './auth/rows.ts';
import type { Project } from './project.ts';
import { Session } from './session/Session.ts';
import { plantBuckets } from './storage/plantBuckets.ts';
import { uuidOfText } from './uuidOfText.ts';
import { readColumn } from './write/columnValue.ts';

/** Fills an empty store with the people and rows of the spec. They come from Postgres, which has checked them. */
export function plantSeed(project: Project): void {
  const { store, spec } = project;
  const system = new Session(project, 'service_role', null);
  store.transaction(() => {
    for (const user of spec.seed.users) plantUser(project, user);
    for (const [name, rows] of Object.entries(spec.seed.rows)) {
      const table = store.table('public', name);
      for (const row of rows) store.insert(table, complete(spec, system, name, row));
    }
    plantBuckets(project, system);
  });
}

function complete(spec: BackendSpec, system: Session, name: string, row: Row): Row {
  const columns = spec.tables[name]?.columns ?? [];
  return Object.fromEntries(
    columns.map((column) => {
      const isGiven = Object.hasOwn(row, column.name);
      const value = isGiven ? readColumn(system, column, row[column.name]) : (column.defaultValue?.(system.owner) ?? null);
      if (column.identity !== undefined && typeof value === 'number')
        system.project.sequences.raise(`${name}.${column.name}`, value);
      return [column.name, value];
    }),
  );
}

function plantUser(project: Project, seed: SeedUser): void {
  const isConfirmed = seed.emailConfirmedAt !== null;
  const createdAt = isoOf(seed.createdAt);
  const profile = { ...seed.userMetadata, sub: seed.id, email: seed.email, email_verified: isConfirmed, phone_verified: false };
  const user: AuthUser = {
    ...blankUser(seed.id, createdAt),
    email: seed.email.toLowerCase(),
    encrypted_password: seed.encryptedPassword,
    email_confirmed_at: seed.emailConfirmedAt === null ? null : isoOf(seed.emailConfirmedAt),
    app_metadata: { provider: 'email', providers: ['email'], ...seed.appMetadata },
    user_metadata: profile,
  };
  users(project).insert(user);
  identities(project).insert(emailIdentity(user, uuidOfText(`identity of ${seed.id}`), profile));
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
