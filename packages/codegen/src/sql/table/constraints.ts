import type { CatalogTable } from '../catalog.ts';
import { quoteString } from '../expression/scope.ts';
import { printStrings } from '../print/text.ts';
import type { Place, TableCompiler } from './TableCompiler.ts';
import { compileArrow } from './TableCompiler.ts';

type Constraint = CatalogTable['constraints'][number];
type Index = CatalogTable['indexes'][number];

const deletions: Readonly<Record<string, string>> = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
};

const placeOf = ({ name }: TableCompiler, constraint: Constraint): Place => ['constraint', `${name}.${constraint.name}`];

/** Reports properties that are not supported in any constraint. */
export function checkConstraint(compiler: TableCompiler, constraint: Constraint): void {
  const place = placeOf(compiler, constraint);
  if (constraint.isDeferrable)
    compiler.refuse(`constraint ${constraint.name}: deferrable constraints are not compiled. Remove deferrable.`, place);
  if (constraint.kind === 'x')
    compiler.refuse(`constraint ${constraint.name}: exclusion constraints are not compiled. Use a unique constraint.`, place);
}

/** A check, with its SQL as a comment; `undefined` for other kinds. */
export function compileCheck(compiler: TableCompiler, constraint: Constraint): string[] {
  if (constraint.kind !== 'c' || constraint.expression === null) return [];
  const test = compileArrow(compiler, constraint.expression, [placeOf(compiler, constraint)]);
  return test === undefined
    ? []
    : [`// check ${constraint.expression.replaceAll(/\s+/g, ' ')}`, `{ name: ${quoteString(constraint.name)}, test: ${test} },`];
}

/** A foreign key; `undefined` for other kinds. */
export function compileForeignKey(compiler: TableCompiler, constraint: Constraint): string[] {
  const { references, name } = constraint;
  if (constraint.kind !== 'f' || references === null) return [];
  const place = placeOf(compiler, constraint);
  if (constraint.onUpdate !== 'a')
    compiler.refuse(`constraint ${name}: on update is not compiled. Keys do not change; remove it.`, place);
  const isReachable =
    references.schema === 'public' ||
    references.schema === compiler.table.schema ||
    `${references.schema}.${references.table}` === 'auth.users';
  if (!isReachable) compiler.refuse(`constraint ${name}: only tables of public and auth.users can be referenced.`, place);
  const target = `{ schema: ${quoteString(references.schema)}, table: ${quoteString(references.table)}, columns: ${printStrings(references.columns)} }`;
  const onDelete = quoteString(deletions[constraint.onDelete] ?? 'no action');
  return [
    `{ name: ${quoteString(name)}, columns: ${printStrings(constraint.columns ?? [])}, references: ${target}, onDelete: ${onDelete}, rank: ${constraint.rank} },`,
  ];
}

/** A unique constraint or index. */
export function compileUnique(compiler: TableCompiler, index: Index): string[] {
  const places: readonly Place[] = [['index', index.name], ['constraint', `${compiler.name}.${index.name}`]]; // prettier-ignore
  const columns = columnsOf(index);
  if (columns === undefined) {
    compiler.refuse(
      `index ${index.name}: a unique index on an expression is not compiled. Add a generated column and make that unique.`,
      ...places,
    );
    return [];
  }
  if (index.hasNullsNotDistinct)
    compiler.refuse(
      `index ${index.name}: nulls not distinct is not compiled. Make the columns not null, or add a partial unique index.`,
      ...places,
    );
  const where = index.predicate === null ? undefined : compileArrow(compiler, index.predicate, places);
  return [
    `{ name: ${quoteString(index.name)}, columns: ${printStrings(columns)}${where === undefined ? '' : `, where: ${where}`} },`,
  ];
}

/** The columns of plain indexes that can be used for lookups; other indexes do not affect results. */
export function lookupIndexes(table: CatalogTable): string[] {
  return table.indexes.flatMap((index) => {
    const columns = columnsOf(index);
    const isLookup = !index.isUnique && index.predicate === null && index.method === 'btree';
    return isLookup && columns !== undefined ? [printStrings(columns)] : [];
  });
}

/** `undefined` if a part of the index is an expression. */
function columnsOf({ columns }: Index): string[] | undefined {
  const names = columns.filter((name) => name !== null);
  return names.length === columns.length ? names : undefined;
}
