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

/** One caller's connection for one request: a role, its claims, the transaction's time, and what the caller may see. */
export class Session {
  readonly project: Project;
  /** The role of the request, whoever acts for it. */
  readonly role: Role;
  /** Whose rights count. */
  readonly actor: Actor;
  readonly claims: Claims | null;
  /** `now()`: the same throughout the request. */
  readonly now: string;
  /** What date and time literals are read against; the zone is that of `settings.timezone`. */
  readonly time: TimeContext;
  /** What `set_config` has set for the transaction, such as `realtime.topic`. */
  readonly settings: Readonly<Record<string, string>>;
  /** SQL as the caller. */
  readonly sql: Sql;
  /** SQL as the owner of the tables: no row-level security, no grants. */
  readonly owner: Sql;
  /** How many functions and triggers run within each other. */
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

  /** `auth.uid()`, which policies ask for at every row. @throws PgError 22P02 when the token's subject is no UUID */
  get uid(): unknown {
    const { claims } = this;
    if (claims === null || !Object.hasOwn(claims, 'sub')) return null;
    return (this.knownUid ??= castValue(claims['sub'], 'uuid', {}));
  }

  /** Begins a statement: from here on its expressions see the rows as they are now, not what the statement itself changes. */
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

  /** Where the rows of a table are kept. */
  stored(table: TableSpec): Table {
    return this.project.store.table(table.schema ?? 'public', table.name);
  }

  /** The same connection as the owner of the tables, whom no policy binds: what foreign keys act as. */
  asOwner(): Session {
    if (this.actor === 'owner') return this;
    return new Session(this.project, this.role, this.claims, this.settings, 'owner', this.depth);
  }

  /** What an implementation runs on: each of its queries sees everything done so far, as the caller or as the owner, who bypasses row-level security. */
  writer(isOwner: boolean): SqlWriter {
    if (this.depth >= deepest) {
      const hint = 'A trigger or function calls itself without end.';
      throw new PgError('54001', 'stack depth limit exceeded', null, hint);
    }
    const actor = isOwner ? 'owner' : this.actor;
    return createWriter(new Session(this.project, this.role, this.claims, this.settings, actor, this.depth + 1));
  }

  /** Rows of a table that the caller may see, or all of them for the owner; only those that hold `equal` where an index tells. */
  rows(name: string, isOwner: boolean, equal: Row = {}): readonly Row[] {
    const table = this.tableSpec(name);
    if (!isOwner) assertGranted(table, this.actor, 'select', table.columnGrants?.[this.role]?.select);
    const { store } = this.project;
    const found = store.findAt(this.stored(table), this.mark, equal);
    const isOpen = isOwner || !hasRowSecurity(table, this.actor);
    if (found !== null) return isOpen ? found : found.filter((row) => this.canSee(table, row));
    const all = memo(this.allRows, table, () => store.rowsAt(this.stored(table), this.mark));
    return isOpen ? all : memo(this.visibleRows, table, () => all.filter((row) => this.canSee(table, row)));
  }

  /** Whether the SELECT policies show a row to the caller; asked once per row and statement. */
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

  /** @throws PgError 42501 when the function is not granted to whom the session acts as. */
  assertCallable({ name, grants }: FunctionSpec): void {
    if (this.actor === 'owner' || grants.includes(this.actor)) return;
    throw new PgError('42501', `permission denied for function ${name}`);
  }

  /** Runs a function of the project; a stable one is run once per statement and arguments, and cannot write. */
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
