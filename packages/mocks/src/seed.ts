import type { BackendSpec, Row, SeedUser } from '@duneline/specs/contract';
import { emailIdentity } from './auth/createUser.ts';
import { identities, users } from './auth/tables.ts';
import type { AuthUser } from './auth/tables.ts';
import { sha256 } from './jwt/sha256.ts';
import type { Project } from './project.ts';
import { uuidOf } from './random.ts';
import { Session } from './session/Session.ts';
import { fromJson } from './sql/casts.ts';

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
  });
}

function complete(spec: BackendSpec, system: Session, name: string, row: Row): Row {
  const columns = spec.tables[name]?.columns ?? [];
  return Object.fromEntries(
    columns.map((column) => {
      const isGiven = Object.hasOwn(row, column.name);
      const value = isGiven ? fromJson(row[column.name], column.type, spec.enums) : (column.defaultValue?.(system.owner) ?? null);
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
    id: seed.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: seed.email.toLowerCase(),
    phone: null,
    encrypted_password: seed.encryptedPassword,
    email_confirmed_at: seed.emailConfirmedAt === null ? null : isoOf(seed.emailConfirmedAt),
    phone_confirmed_at: null,
    confirmation_token: null,
    confirmation_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'], ...seed.appMetadata },
    user_metadata: profile,
    is_anonymous: false,
    created_at: createdAt,
    updated_at: createdAt,
  };
  users(project).insert(user);
  // Made out of the person's id, so that it is the same after each reset.
  const bytes = sha256(new TextEncoder().encode(`identity of ${seed.id}`));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  identities(project).insert(emailIdentity(user, uuidOf(bytes), profile, null));
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
