import type { TableSpec } from '@duneline/specs/contract';
import type { Project } from '../../project.ts';
import { Session } from '../../session/Session.ts';
import { isObject } from '../../sql/json.ts';
import { PgError } from '../../sql/PgError.ts';
import type { Member } from '../checkToken.ts';
import { readableColumns } from './columns.ts';
import { compileFilters } from './compileFilters.ts';
import type { ChangePredicate } from './compileFilters.ts';
import { parseWish, wishText } from './parseWish.ts';
import type { ChangeWish } from './parseWish.ts';

/** A wish applied to one published table. */
export interface Subscription {
  /** The number by which the client knows the wish. */
  readonly id: number;
  readonly event: ChangeWish['event'];
  readonly table: TableSpec;
  readonly columns: readonly string[] | null;
  readonly isMatch: ChangePredicate;
}

/** Subscribes a member to everything that it wishes for, or to nothing: a text instead says why. */
export function subscribe(project: Project, member: Member, entries: readonly unknown[]): readonly Subscription[] | string {
  const session = new Session(project, member.role, member.claims);
  const wishes: [number, ChangeWish][] = [];
  for (const entry of entries) {
    const wish = parseWish(entry);
    if (typeof wish === 'string') return wish;
    wishes.push([wishId(entry), wish]);
  }
  const subscriptions: Subscription[] = [];
  for (const [id, wish] of wishes) {
    const made = applyWish(session, id, wish);
    if (typeof made === 'string') return made;
    subscriptions.push(...made);
  }
  return subscriptions;
}

function applyWish(session: Session, id: number, wish: ChangeWish): readonly Subscription[] | string {
  const tables = publishedTables(session.project, wish);
  const complaint = 'Unable to subscribe to changes with given parameters.';
  if (tables.length === 0) {
    return `${complaint} Please check Realtime is enabled for the given connect parameters: ${wishText(wish)}`;
  }
  try {
    return tables.map((table) => {
      const isMatch = compileFilters(session, table, wish.filters);
      const readable = readableColumns(table, session.role).map(({ name }) => name);
      const unreadable = wish.columns?.find((column) => !readable.includes(column));
      if (unreadable !== undefined) throw new PgError('P0001', `invalid column for select ${unreadable}`);
      return { id, event: wish.event, table, columns: wish.columns?.toSorted() ?? null, isMatch };
    });
  } catch (error) {
    if (!(error instanceof PgError)) throw error;
    const name = conditionNames[error.code];
    const exception = `ERROR ${error.code}${name === undefined ? '' : ` (${name})`} ${error.message}`;
    return `${complaint} An exception happened so please check your connect parameters: ${wishText(wish)}. Exception: ${exception}`;
  }
}

function publishedTables({ spec }: Project, { schema, table }: ChangeWish): readonly TableSpec[] {
  if (schema !== '*' && schema !== 'public') return [];
  return Object.values(spec.tables).filter(({ name, isPublished }) => isPublished === true && (table === '*' || table === name));
}

const conditionNames: Readonly<Record<string, string>> = {
  P0001: 'raise_exception',
  '22P02': 'invalid_text_representation',
  '22003': 'numeric_value_out_of_range',
  '22007': 'invalid_datetime_format',
  '22008': 'datetime_field_overflow',
  '42883': 'undefined_function',
};

/** A number that is the same for the same wish, and never 0, which clients take for none. */
export function wishId(entry: unknown): number {
  let hash = 2166136261;
  for (const character of canonical(entry)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return ((hash >>> 0) % 0x7fffffe) + 1;
}

function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
