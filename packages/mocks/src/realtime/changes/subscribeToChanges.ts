import type { TableSpec } from '@duneline/specs/contract';
import type { Project } from '../../project.ts';
import { Session } from '../../session/Session.ts';
import { isObject } from '../../sql/json.ts';
import { PgError } from '../../sql/PgError.ts';
import type { Member } from '../checkToken.ts';
import { readableColumns } from './columns.ts';
import { compileFilters } from './compileFilters.ts';
import type { ChangePredicate } from './compileFilters.ts';
import { parseChangeSubscription, printChangeSubscription } from './parseChangeSubscription.ts';
import type { ChangeSubscription } from './parseChangeSubscription.ts';

/** A change subscription, resolved to one published table. */
export interface Subscription {
  /** The id by which the client knows the subscription. */
  readonly id: number;
  readonly event: ChangeSubscription['event'];
  readonly table: TableSpec;
  readonly columns: readonly string[] | null;
  readonly isMatch: ChangePredicate;
}

/** Creates all of a member's change subscriptions, or none. @returns the subscriptions, or the service's error message */
export function subscribeToChanges(
  project: Project,
  member: Member,
  entries: readonly unknown[],
): readonly Subscription[] | string {
  const session = new Session(project, member.role, member.claims);
  const wishes: [number, ChangeSubscription][] = [];
  for (const entry of entries) {
    const wish = parseChangeSubscription(entry);
    if (typeof wish === 'string') return wish;
    wishes.push([subscriptionId(entry), wish]);
  }
  const subscriptions: Subscription[] = [];
  for (const [id, wish] of wishes) {
    const made = applyWish(session, id, wish);
    if (typeof made === 'string') return made;
    subscriptions.push(...made);
  }
  return subscriptions;
}

function applyWish(session: Session, id: number, wish: ChangeSubscription): readonly Subscription[] | string {
  const tables = publishedTables(session.project, wish);
  const complaint = 'Unable to subscribe to changes with given parameters.';
  if (tables.length === 0) {
    return `${complaint} Please check Realtime is enabled for the given connect parameters: ${printChangeSubscription(wish)}`;
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
    return `${complaint} An exception happened so please check your connect parameters: ${printChangeSubscription(wish)}. Exception: ${exception}`;
  }
}

function publishedTables({ spec }: Project, { schema, table }: ChangeSubscription): readonly TableSpec[] {
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

/** A stable hash of a subscription. Never 0, which clients treat as missing. */
export function subscriptionId(entry: unknown): number {
  let hash = 2166136261;
  for (const character of canonical(entry)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return ((hash >>> 0) % 0x7fffffe) + 1;
}

function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
