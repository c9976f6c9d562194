import type { Node } from './tree.ts';
import { assertKind, parseSql } from './tree.ts';

/**
 * Parses an expression in Postgres' format.
 * @throws if it is invalid
 */
export function parseExpression(text: string): Node {
  const select = assertKind('SelectStmt', parseSql(`select ${text}`).stmts?.[0]?.stmt);
  const value = assertKind('ResTarget', select?.targetList?.[0])?.val;
  if (value === undefined) throw new Error(`Postgres printed an expression that its parser does not read: ${text}`);
  return value;
}
