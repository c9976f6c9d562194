import type { Claims, FunctionSpec, Role, Row, Sql, SqlWriter, TableSpec } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { assertGranted, hasRowSecurity, isVisible } from '../security/policies.ts';
import type { Actor } from '../security/policies.ts';
import { castValue } from '../sql/casts.ts';
import type { TimeContext } from '../sql/dateTimeText.ts';
import { PgError } from '../sql/PgError.ts';
import { formatTimestamp } from '../sql/timestamp.ts';
import type { Table } from '../store/Table.ts';
import { createSql } from './createSql.ts';
import { createWriter, refuseWrites } from './createWriter.ts';

const deepest = 60;

/** A caller's connection during one request: role, claims, the transaction's time, and which rows are visible. */
export class Session {
  readonly project: Project;
  /** The role of the request, even while a function acts as the owner. */
  readonly role: Role;
  /** Whose rights apply. */
  readonly actor: Actor;
  readonly claims: Claims | null;
  /** `now()`: constant during the request. */
  readonly now: string;
  /** The context for date and time literals; the time zone is `settings.timezone`. */
  readonly time: TimeContext;
  /** Values of `set_config` in the transaction, such as `realtime.topic`. */
  readonly settings: Readonly<Record<string, string>>;
  /** SQL with the caller's rights. */
  readonly sql: Sql;
  /** SQL with the owner's rights: without row-level security and grants. */
  readonly owner: Sql;
  /** Nesting depth of functions and triggers. */
  private readonly depth: number;
  private mark = 0;
  private visibleRows = new Map<TableSpec, readonly Row[]>();
  private allRows = new Map<TableSpec, readonly Row[]>();
  private verdicts = new Map<TableSpec, Map<Row, boolean>>();
  private results = new Map<string, unknown>();
  private readonly reading = new Set<TableSpec>();
  private knownUid: unknown;

  constructor(
    project: Project,
    role: Role,
    claims: Claims | null,
    settings: Readonly<Record<string, string>> = {},
    actor: Actor = role,
    depth = 0,
  ) {
    this.project = project;
    this.role = role;
    this.actor = actor;
    this.claims = claims;
    this.settings = settings;
    this.depth = depth;
    const now = project.clock.now();
    this.now = formatTimestamp(now);
    this.time = { now, zone: settings['timezone'] ?? 'UTC' };
    this.sql = createSql(this, false);
    this.owner = createSql(this, true);
  }

  /**
   * `auth.uid()`, cached because policies evaluate it for every row.
   * @throws PgError 22P02 if the token's subject is not a UUID
   */
  get uid(): unknown {
    const { claims } = this;
    if (claims === null || !Object.hasOwn(claims, 'sub')) return null;
    return (this.knownUid ??= castValue(claims['sub'], 'uuid', {}));
  }

  /** Starts a statement: its expressions see the rows as of now, not its own changes. */
  startStatement(): void {
    this.mark = this.project.store.mark();
    this.visibleRows = new Map();
    this.allRows = new Map();
    this.verdicts = new Map();
    this.results = new Map();
  }

  tableSpec(name: string): TableSpec {
    const { tables, platform = {} } = this.project.spec;
    const bare = name.replace(/^public\./, '');
    const known: Readonly<Record<string, TableSpec | undefined>> = bare.includes('.') ? platform : tables;
    const table = Object.hasOwn(known, bare) ? known[bare] : undefined;
    if (table === undefined) throw new PgError('42P01', `relation "${name}" does not exist`);
    return table;
  }

  /** The store of a table's rows. */
  stored(table: TableSpec): Table {
    return this.project.store.table(table.schema ?? 'public', table.name);
  }

  /** The same connection with the owner's rights, for foreign keys. */
  asOwner(): Session {
    if (this.actor === 'owner') return this;
    return new Session(this.project, this.role, this.claims, this.settings, 'owner', this.depth);
  }

  /** The same connection with the claims of another token. */
  withClaims(claims: Claims): Session {
    return new Session(this.project, this.role, claims, this.settings, this.actor, this.depth);
  }

  /** The SQL interface of implementations: each query sees all earlier changes, with the rights of the caller or of the owner. */
  writer(isOwner: boolean): SqlWriter {
    if (this.depth >= deepest) {
      const hint = 'A trigger or function calls itself without end.';
      throw new PgError('54001', 'stack depth limit exceeded', null, hint);
    }
    const actor = isOwner ? 'owner' : this.actor;
    return createWriter(new Session(this.project, this.role, this.claims, this.settings, actor, this.depth + 1));
  }

  /**
   * Rows of a table that are visible to the caller, or all rows for the owner. An index on `equal` may reduce them to matching
   * rows.
   */
  rows(name: string, isOwner: boolean, equal: Row = {}): readonly Row[] {
    const { store } = this.project;
    // Auth's own table, without a spec: what the owner's functions may know of users.
    if (name === 'auth.users') {
      if (!isOwner && this.actor !== 'owner') throw new PgError('42501', 'permission denied for table users');
      return store.rowsAt(store.table('auth', 'users'), this.mark);
    }
    const table = this.tableSpec(name);
    if (!isOwner) assertGranted(table, this.actor, 'select', table.columnGrants?.[this.role]?.select);
    const found = store.findAt(this.stored(table), this.mark, equal);
    const isOpen = isOwner || !hasRowSecurity(table, this.actor);
    if (found !== null) return isOpen ? found : found.filter((row) => this.canSee(table, row));
    const all = memo(this.allRows, table, () => store.rowsAt(this.stored(table), this.mark));
    return isOpen ? all : memo(this.visibleRows, table, () => all.filter((row) => this.canSee(table, row)));
  }

  /** Whether the SELECT policies allow the caller to read a row; evaluated once per row and statement. */
  canSee(table: TableSpec, row: Row): boolean {
    if (!hasRowSecurity(table, this.actor)) return true;
    const verdicts = memo(this.verdicts, table, () => new Map<Row, boolean>());
    const known = verdicts.get(row);
    if (known !== undefined) return known;
    if (this.reading.has(table)) {
      throw new PgError('42P17', `infinite recursion detected in policy for relation "${table.name}"`);
    }
    this.reading.add(table);
    try {
      const verdict = isVisible(this.sql, table, 'select', row);
      verdicts.set(row, verdict);
      return verdict;
    } finally {
      this.reading.delete(table);
    }
  }

  /** @throws PgError 42501 if the session may not execute the function */
  assertCallable({ name, grants }: FunctionSpec): void {
    if (this.actor === 'owner' || grants.includes(this.actor)) return;
    throw new PgError('42501', `permission denied for function ${name}`);
  }

  /** Calls a function of the project. A stable one runs once per statement and arguments, and cannot write. */
  callFunction(spec: FunctionSpec, args: Readonly<Record<string, unknown>>, isOwner: boolean): unknown {
    if (!isOwner) this.assertCallable(spec);
    const isDefiner = isOwner || spec.isSecurityDefiner;
    if (spec.volatility === 'volatile') return spec.body(this.writer(isDefiner), args);
    const key = `${spec.name} ${isOwner ? 'owner' : ''} ${JSON.stringify(args)}`;
    return memo(this.results, key, () => spec.body(refuseWrites(isDefiner ? this.owner : this.sql, spec.name), args));
  }
}

function memo<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  if (known.has(key)) {
    const value = known.get(key);
    if (value !== undefined) return value;
  }
  const value = make();
  known.set(key, value);
  return value;
}
