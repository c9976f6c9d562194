import type { Row, Truth } from '@duneline/specs/contract';
import type { Session } from '../../session/Session.ts';
import { and, not, or } from '../../sql/logic.ts';
import { compileCondition } from '../conditions.ts';
import type { Condition, Test } from '../Query.ts';
import { RestError } from '../RestError.ts';
import type { Embed, JoinedRow } from './Reader.ts';
import type { ReadPlan } from './ReadPlan.ts';

export interface Where {
  /** Conditions on the row itself. */
  readonly isMatch: (row: Row) => boolean;
  /** Conditions on embedded resources, including `!inner`. */
  readonly isJoined: JoinedTest<boolean>;
}

type JoinedTest<Result> = (joined: JoinedRow, isCounting: boolean) => Result;

/**
 * Compiles filters before any row is read.
 * @throws PGRST120, PgError 42703, 22P02, 42883
 */
export function compileWhere(session: Session, plan: ReadPlan, embeds: readonly Embed[]): Where {
  const { sql, project } = session;
  const compile = (condition: Condition) => compileCondition(sql, project.spec.enums, plan.relation, condition);
  const { own = [], joined = [] } = Object.groupBy(plan.filters, (filter) => (isOnEmbed(plan, filter) ? 'joined' : 'own'));
  const predicates = own.map(compile);
  const conditions = joined.map((condition) => compileJoined(plan, embeds, condition, compile));
  const inner = embeds.filter((embed) => embed.plan.isInner);
  return {
    isMatch: (row) => predicates.every((holds) => holds(row) === true),
    isJoined: (row, isCounting) =>
      inner.every(({ hasRows }) => hasRows(row, isCounting)) && conditions.every((holds) => holds(row, isCounting) === true),
  };
}

function compileJoined(
  plan: ReadPlan,
  embeds: readonly Embed[],
  condition: Condition,
  compile: (condition: Condition) => (row: Row) => Truth,
): JoinedTest<Truth> {
  if (condition.kind === 'test') {
    const key = embedIn(plan, condition);
    const embed = embeds.find((one) => one.plan.key === key);
    if (embed !== undefined) return compileNullTest(embed, condition);
    const holds = compile(condition);
    return ({ row }) => holds(row);
  }
  const terms = condition.terms.map((term) => compileJoined(plan, embeds, term, compile));
  const join = condition.operator === 'and' ? and : or;
  return (joined, isCounting) => {
    const truth = join(terms.map((term) => () => term(joined, isCounting)));
    return condition.isNegated ? not(truth) : truth;
  };
}

function compileNullTest({ plan, hasRows }: Embed, { operator, value, isNegated }: Test): JoinedTest<Truth> {
  if (operator !== 'is' || value !== 'null') {
    const details = 'Only is null or not is null filters are allowed on embedded resources';
    throw new RestError(400, 'PGRST120', `Bad operator on the '${plan.key}' embedded resource`, details);
  }
  return (joined, isCounting) => hasRows(joined, isCounting) === isNegated;
}

function isOnEmbed(plan: ReadPlan, condition: Condition): boolean {
  if (condition.kind === 'group') return condition.terms.some((term) => isOnEmbed(plan, term));
  return embedIn(plan, condition) !== null;
}

/** The key of the embedded resource of a test; for operators other than `is.null`, a column of that name takes precedence. */
function embedIn(plan: ReadPlan, { field, operator, value }: Test): string | null {
  const isNullTest = operator === 'is' && value === 'null';
  const isColumn = plan.relation.columns.some(({ name }) => name === field.column);
  if (field.steps.length > 0 || (isColumn && !isNullTest)) return null;
  return plan.embeds.some(({ key }) => key === field.column) ? field.column : null;
}
