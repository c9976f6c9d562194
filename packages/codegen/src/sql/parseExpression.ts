import type { Node } from './tree.ts';
import { assertKind, parseSql } from './tree.ts';

/** Parses an expression as Postgres prints it; throws when it is none. */
export function parseExpression(text: string): Node {
  const select = assertKind('SelectStmt', parseSql(`select ${text}`).stmts?.[0]?.stmt);
  const value = assertKind('ResTarget', select?.targetList?.[0])?.val;
  if (value === undefined) throw new Error(`Postgres printed an expression that its parser does not read: ${text}`);
  return value;
}
