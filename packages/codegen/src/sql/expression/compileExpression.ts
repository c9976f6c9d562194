import type { Node, NodeOf } from '../tree.ts';
import { assertKind, kindOf, namesIn } from '../tree.ts';
import { compileColumn, compileWholeRow } from './columns.ts';
import { compileCall, compileMinMax, compileValueFunction } from './functions.ts';
import { compileCast, compileConstant, typeNameOf } from './literals.ts';
import { compileOperator, compileQuantified } from './operators.ts';
import type { Compiled, Scope } from './scope.ts';
import { UnsupportedSqlError } from './scope.ts';
import { compileExists, compileList, compileScalar } from './select.ts';

/**
 * Compiles an expression, in Postgres' normalized form, to TypeScript.
 * @throws {UnsupportedSqlError} for unsupported SQL
 */
export function compileExpression(node: Node | undefined, scope: Scope): Compiled {
  if (node === undefined) throw new UnsupportedSqlError('A part of the expression is missing.');
  const compile = (inner: Node | undefined) => compileExpression(inner, scope);
  const constant = assertKind('A_Const', node);
  if (constant) return compileConstant(constant);
  const column = assertKind('ColumnRef', node);
  if (column) return compileColumn(column, scope);
  const cast = assertKind('TypeCast', node);
  if (cast) return compileCast(compile(cast.arg), typeNameOf(cast.typeName), assertKind('A_Const', cast.arg)?.sval?.sval, scope);
  const bool = assertKind('BoolExpr', node);
  if (bool) return compileBool(bool, scope);
  const nullTest = assertKind('NullTest', node);
  if (nullTest) {
    const { code, beforeNull = code } = compile(nullTest.arg);
    return { code: `${beforeNull} ${nullTest.nulltesttype === 'IS_NULL' ? '==' : '!='} null`, type: 'bool' };
  }
  const booleanTest = assertKind('BooleanTest', node);
  if (booleanTest) return compileBooleanTest(booleanTest, scope);
  const array = assertKind('A_ArrayExpr', node);
  if (array) return compileArray(array, scope);
  const coalesce = assertKind('CoalesceExpr', node);
  if (coalesce) return compileCoalesce(coalesce, scope);
  const caseOf = assertKind('CaseExpr', node);
  if (caseOf) return compileCase(caseOf, scope);
  const valueFunction = assertKind('SQLValueFunction', node);
  if (valueFunction) return compileValueFunction(valueFunction);
  const call = assertKind('FuncCall', node);
  if (call) return compileCall(call, scope);
  const extreme = assertKind('MinMaxExpr', node);
  if (extreme) return compileMinMax(extreme, scope);
  const collated = assertKind('CollateClause', node);
  if (collated) return compileCollation(collated, scope);
  const indirection = assertKind('A_Indirection', node);
  if (indirection) return compileElement(indirection, scope);
  const operation = assertKind('A_Expr', node);
  if (operation) return compileOperation(operation, scope);
  const subLink = assertKind('SubLink', node);
  if (subLink) return compileSubLink(subLink, scope);
  throw new UnsupportedSqlError(
    `${kindOf(node)} is not compiled. Write it with comparisons, and/or/not, case, coalesce, exists or in.`,
  );
}

function compileCollation(collated: NodeOf<'CollateClause'>, scope: Scope): Compiled {
  const name = namesIn(collated.collname).at(-1) ?? '';
  if (name !== 'C' && name !== 'POSIX') throw new UnsupportedSqlError(`collate "${name}" is not compiled. Use collate "C".`);
  return { ...compileExpression(collated.arg, scope), isOrderedByCode: true };
}

/** `array[index]`. */
function compileElement(indirection: NodeOf<'A_Indirection'>, scope: Scope): Compiled {
  const [step, more] = indirection.indirection ?? [];
  const index = assertKind('A_Indices', step);
  const array = index === undefined ? undefined : compileExpression(indirection.arg, scope);
  if (index?.uidx === undefined || index.is_slice === true || more !== undefined || array?.type.startsWith('_') !== true)
    throw new UnsupportedSqlError('Only array[index] is compiled of subscripts. Use -> for jsonb, and unnest for a slice.');
  const position = compileExpression(index.uidx, scope).code;
  return { code: `sql.call('array_subscript', ${array.code}, ${position})`, type: array.type.slice(1) };
}

/** Flattens nested terms with the same operator: Postgres prints `between` as a nested `and`. */
function termsOf(bool: NodeOf<'BoolExpr'>): Node[] {
  return (bool.args ?? []).flatMap((term) => {
    const inner = assertKind('BoolExpr', term);
    return inner !== undefined && inner.boolop === bool.boolop && inner.boolop !== 'NOT_EXPR' ? termsOf(inner) : [term];
  });
}

function compileBool(bool: NodeOf<'BoolExpr'>, scope: Scope): Compiled {
  const terms = termsOf(bool).map((term) => compileExpression(term, scope).code);
  if (bool.boolop === 'NOT_EXPR') return { code: `sql.not(${terms[0]})`, type: 'bool' };
  const word = bool.boolop === 'AND_EXPR' ? 'and' : 'or';
  return { code: `sql.${word}(${terms.map((term) => `() => ${term}`).join(', ')})`, type: 'bool' };
}

const booleanTests: Readonly<Record<string, string>> = {
  IS_TRUE: '=== true',
  IS_NOT_TRUE: '!== true',
  IS_FALSE: '=== false',
  IS_NOT_FALSE: '!== false',
  IS_UNKNOWN: '== null',
  IS_NOT_UNKNOWN: '!= null',
};

function compileBooleanTest(test: NodeOf<'BooleanTest'>, scope: Scope): Compiled {
  return { code: `${compileExpression(test.arg, scope).code} ${booleanTests[test.booltesttype ?? 'IS_TRUE']}`, type: 'bool' };
}

function compileArray(array: NodeOf<'A_ArrayExpr'>, scope: Scope): Compiled {
  const elements = (array.elements ?? []).map((element) => compileExpression(element, scope));
  return { code: `[${elements.map((element) => element.code).join(', ')}]`, type: `_${elements[0]?.type ?? 'unknown'}` };
}

function compileCoalesce(coalesce: NodeOf<'CoalesceExpr'>, scope: Scope): Compiled {
  const args = (coalesce.args ?? []).map((arg) => compileExpression(arg, scope));
  const type = args.find((arg) => arg.type !== 'unknown')?.type ?? 'unknown';
  const codes = args.map(({ code, beforeNull }, index) => (index < args.length - 1 ? (beforeNull ?? code) : code));
  return { code: `(${codes.join(' ?? ')})`, type };
}

function compileCase(caseOf: NodeOf<'CaseExpr'>, scope: Scope): Compiled {
  const subject = caseOf.arg === undefined ? undefined : compileExpression(caseOf.arg, scope);
  const otherwise =
    caseOf.defresult === undefined ? { code: 'null', type: 'unknown' } : compileExpression(caseOf.defresult, scope);
  const branches = (caseOf.args ?? []).map((node) => {
    const when = assertKind('CaseWhen', node);
    const condition = compileExpression(when?.expr, scope);
    const test = subject === undefined ? condition.code : compileOperator('=', subject, condition).code;
    return { test, result: compileExpression(when?.result, scope) };
  });
  const type =
    [...branches.map((branch) => branch.result), otherwise].find((result) => result.type !== 'unknown')?.type ?? 'unknown';
  const code = branches.map((branch) => `${branch.test} === true ? ${branch.result.code} : `).join('') + otherwise.code;
  return { code: `(${code})`, type };
}

function compileOperation(operation: NodeOf<'A_Expr'>, scope: Scope): Compiled {
  const operator = namesIn(operation.name).at(-1) ?? '';
  if (operation.kind === 'AEXPR_IN') return compileIn(operation, operator, scope);
  const isWhole = operation.kind === 'AEXPR_DISTINCT' || operation.kind === 'AEXPR_NOT_DISTINCT';
  const side = (node: Node | undefined) => (isWhole ? compileWholeRow(node, scope) : undefined) ?? compileExpression(node, scope);
  const left = operation.lexpr === undefined ? undefined : side(operation.lexpr);
  const right = side(operation.rexpr);
  switch (operation.kind) {
    case 'AEXPR_OP':
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE':
      return compileOperator(operator, left, right);
    case 'AEXPR_NULLIF':
      return { code: `sql.call('nullif', ${left?.code}, ${right.code})`, type: left?.type ?? 'unknown' };
    case 'AEXPR_OP_ANY':
    case 'AEXPR_OP_ALL':
      if (left === undefined) break;
      return compileQuantified(operation.kind === 'AEXPR_OP_ANY' ? 'any' : 'all', operator, left, right);
    case 'AEXPR_DISTINCT':
      return { code: `sql.isDistinct(${left?.code}, ${right.code})`, type: 'bool' };
    case 'AEXPR_NOT_DISTINCT':
      return { code: `!sql.isDistinct(${left?.code}, ${right.code})`, type: 'bool' };
    default:
  }
  const word = (operation.kind ?? 'this').replace('AEXPR_', '').toLowerCase();
  throw new UnsupportedSqlError(`The operation ${word} is not compiled. Write it with comparisons, case, and/or/not.`);
}

function compileIn(operation: NodeOf<'A_Expr'>, operator: string, scope: Scope): Compiled {
  const items = assertKind('List', operation.rexpr)?.items ?? [];
  const list = { code: `[${items.map((item) => compileExpression(item, scope).code).join(', ')}]`, type: 'unknown' };
  return compileQuantified(operator === '<>' ? 'all' : 'any', operator, compileExpression(operation.lexpr, scope), list);
}

function compileSubLink(subLink: NodeOf<'SubLink'>, scope: Scope): Compiled {
  const select = assertKind('SelectStmt', subLink.subselect);
  if (select === undefined) throw new UnsupportedSqlError('A subquery must be a select.');
  switch (subLink.subLinkType) {
    case 'EXISTS_SUBLINK':
      return compileExists(select, scope);
    case 'EXPR_SUBLINK':
      return compileScalar(select, scope, 'subquery');
    case 'ARRAY_SUBLINK':
      return compileList(select, scope);
    case 'ANY_SUBLINK':
    case 'ALL_SUBLINK': {
      const operator = namesIn(subLink.operName).at(-1) ?? '=';
      const left = compileExpression(subLink.testexpr, scope);
      return compileQuantified(subLink.subLinkType === 'ALL_SUBLINK' ? 'all' : 'any', operator, left, compileList(select, scope));
    }
    default:
      throw new UnsupportedSqlError('A row subquery is not compiled. Use exists or in.');
  }
}
