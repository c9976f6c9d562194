import type { Sql } from '@duneline/specs/contract';
import { randomUuid } from '../random.ts';
import { castValue } from '../sql/casts.ts';
import { isEqual } from '../sql/compare.ts';
import { callBuiltIn } from '../sql/functions/builtIns.ts';
import { jsonText } from '../sql/json.ts';
import { and, not, or, truthOf } from '../sql/logic.ts';
import { applyOperator } from '../sql/operators.ts';
import { PgError } from '../sql/PgError.ts';
import { relations } from '../sql/relations.ts';
import { formatTimestamp } from '../sql/timestamp.ts';
import type { Session } from './Session.ts';

/** The SQL interface of compiled expressions for a session; with the owner's rights if `isOwner`. */
export function createSql(session: Session, isOwner: boolean): Sql {
  const { enums } = session.project.spec;
  const sql: Sql = {
    role: session.role,
    claims: session.claims,
    rows: (table, equal) => session.rows(table, isOwner, equal),
    op: applyOperator,
    and: (...terms) => and(terms),
    or: (...terms) => or(terms),
    not,
    any: (operator, left, right) =>
      Array.isArray(right) ? or(right.map((item) => () => truthOf(applyOperator(operator, left, item)))) : null,
    all: (operator, left, right) =>
      Array.isArray(right) ? and(right.map((item) => () => truthOf(applyOperator(operator, left, item)))) : null,
    isDistinct: (left, right) => isDistinct(left ?? null, right ?? null),
    cast: (value, type) => castValue(value, type, enums, session.time),
    ...relations,
    call: (name, ...args) => call(session, isOwner, name, args),
    definer: (body) => body(session.owner),
  };
  return sql;
}

function isDistinct(left: unknown, right: unknown): boolean {
  return left === null || right === null ? left !== right : !isEqual(left, right);
}

function call(session: Session, isOwner: boolean, name: string, args: readonly unknown[]): unknown {
  const contextual = contextFunctions.get(name.replace(/^(?:pg_catalog|extensions)\./, ''));
  if (contextual !== undefined) return contextual(session, args);
  const bare = name.replace(/^public\./, '');
  const spec = Object.hasOwn(session.project.spec.functions, bare) ? session.project.spec.functions[bare] : undefined;
  if (spec === undefined) return callBuiltIn(name.replace(/^pg_catalog\./, ''), args);
  const named = Object.fromEntries(spec.args.slice(0, args.length).map((arg, index) => [arg.name, args[index] ?? null]));
  return session.callFunction(spec, named, isOwner);
}

type ContextFunction = (session: Session, args: readonly unknown[]) => unknown;

/** Functions that depend on the request, the clock or random numbers. */
const contextFunctions: ReadonlyMap<string, ContextFunction> = new Map<string, ContextFunction>([
  ['auth.uid', (session) => session.uid],
  ['auth.role', (session) => claim(session, 'role') ?? session.role],
  ['auth.email', (session) => claim(session, 'email') ?? null],
  ['auth.jwt', (session) => session.claims ?? { role: session.role }],
  ['realtime.topic', (session) => session.settings['realtime.topic'] ?? null],
  ['now', (session) => session.now],
  ['transaction_timestamp', (session) => session.now],
  ['statement_timestamp', (session) => session.now],
  ['current_timestamp', (session) => session.now],
  ['clock_timestamp', (session) => formatTimestamp(session.project.clock.now())],
  ['current_date', (session) => castValue('today', 'date', {}, session.time)],
  ['gen_random_uuid', (session) => randomUuid(session.project.random)],
  ['uuid_generate_v4', (session) => randomUuid(session.project.random)],
  ['nextval', (session, [name]) => session.project.sequences.next(String(name))],
  ['current_setting', (session, [name, isOptional]) => currentSetting(session, String(name), isOptional === true)],
]);

function claim(session: Session, name: string): unknown {
  return session.claims !== null && Object.hasOwn(session.claims, name) ? session.claims[name] : undefined;
}

/**
 * A setting of the request (as PostgREST sets it) or of the session.
 * @throws PgError 42704 for an unknown one
 */
function currentSetting(session: Session, name: string, isOptional: boolean): string | null {
  if (name === 'role') return session.role;
  if (name === 'request.jwt.claims') return JSON.stringify(session.claims ?? { role: session.role });
  const ofClaim = /^request\.jwt\.claim\.(.+)$/.exec(name)?.[1];
  const value = ofClaim === undefined ? session.settings[name] : jsonText(claim(session, ofClaim));
  if (value !== undefined && value !== null) return value;
  if (isOptional) return null;
  throw new PgError('42704', `unrecognized configuration parameter "${name}"`);
}
