import { RE2JS } from 're2js';
import { PgError } from '../PgError.ts';

/** How much one filter may cost: steps are characters times states, and each needs to be slow as well as many. */
const budget = { steps: 2_000_000, milliseconds: 100 };

/** Makes the test of one filter, whose costs add up over the rows. Throws PgError 0A000 for what RE2 does not have: backreferences and lookaround. */
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
