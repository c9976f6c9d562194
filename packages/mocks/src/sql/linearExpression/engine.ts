import { RE2JS } from 're2js';
import { PgError } from '../PgError.ts';

/** The budget of a filter; both limits must be exceeded. Steps are characters × states. */
const budget = { steps: 2_000_000, milliseconds: 100 };

/**
 * Creates a filter's test; its costs add up over the rows.
 * @throws PgError 0A000 for features that RE2 lacks: backreferences and lookaround
 */
export function linearTest(pattern: string, isInsensitive: boolean): (text: string) => boolean {
  const expression = compile(pattern, isInsensitive);
  const states = expression.programSize();
  let steps = 0;
  let milliseconds = 0;
  return (text) => {
    steps += text.length * states;
    const isCostly = steps > budget.steps;
    if (isCostly && milliseconds > budget.milliseconds) {
      throw new PgError('57014', 'canceling statement due to statement timeout');
    }
    const startedAt = performance.now();
    const isFound = expression.matcher(text).find();
    milliseconds += performance.now() - startedAt;
    return isFound;
  };
}

function compile(pattern: string, isInsensitive: boolean): RE2JS {
  try {
    return RE2JS.compile(pattern, RE2JS.DOTALL | (isInsensitive ? RE2JS.CASE_INSENSITIVE : 0));
  } catch {
    throw new PgError(
      '0A000',
      `the embedded backend matches in linear time, which this regular expression does not allow: ${pattern}`,
    );
  }
}
