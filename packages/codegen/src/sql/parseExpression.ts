import type { Node } from './tree.ts';
import { as, parse } from './tree.ts';

/** Parses an expression as Postgres prints it; throws when it is none. */
export function parseExpression(text: string): Node {
  const select = as('SelectStmt', parse(`select ${text}`).stmts?.[0]?.stmt);
  const value = as('ResTarget', select?.targetList?.[0])?.val;
  if (value === undefined) throw new Error(`Postgres printed an expression that its parser does not read: ${text}`);
  return value;
}
