import { parseExpression } from '../parseExpression.ts';
import type { Node } from '../tree.ts';
import { assertKind, namesIn } from '../tree.ts';

/** True, false, or undefined where it depends on the row. */
type Truth = boolean | undefined;

/**
 * What a policy's condition comes to for a caller before any row is read: `is_admin()` is known, and a visitor has no `auth.uid()`,
 * so a comparison with it is never true.
 * @param expression as Postgres prints it
 */
export function truthFor(expression: string, role: string, isAdmin: boolean): Truth {
  const truth = (node: Node | undefined): Truth => {
    const constant = assertKind('A_Const', node);
    if (constant?.boolval !== undefined) return constant.boolval.boolval ?? false;
    if (isCall(node, 'is_admin')) return isAdmin;
    const bool = assertKind('BoolExpr', node);
    if (bool !== undefined) {
      const parts = (bool.args ?? []).map(truth);
      if (bool.boolop === 'AND_EXPR') return all(parts);
      if (bool.boolop === 'OR_EXPR') return not(all(parts.map(not)));
      return not(parts[0]);
    }
    const compared = assertKind('A_Expr', node);
    const isNobodys = role === 'anon' && [compared?.lexpr, compared?.rexpr].some((side) => isCall(side, 'uid'));
    if (isNobodys) return false;
    const link = assertKind('SubLink', node);
    if (link?.subLinkType === 'EXISTS_SUBLINK') {
      const where = assertKind('SelectStmt', link.subselect)?.whereClause;
      return where !== undefined && truth(where) === false ? false : undefined;
    }
    return undefined;
  };
  return truth(parseExpression(expression));
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

const all = (parts: readonly Truth[]): Truth => (parts.includes(false) ? false : parts.includes(undefined) ? undefined : true);

/** Whether the node calls the function, also as `(select f())` and with a cast. */
function isCall(node: Node | undefined, name: string): boolean {
  const call = assertKind('FuncCall', node);
  if (call !== undefined) return namesIn(call.funcname).at(-1) === name;
  const cast = assertKind('TypeCast', node);
  if (cast !== undefined) return isCall(cast.arg, name);
  const select = assertKind('SelectStmt', assertKind('SubLink', node)?.subselect);
  const target = assertKind('ResTarget', select?.targetList?.[0]);
  return select?.fromClause === undefined && target !== undefined && isCall(target.val, name);
}
