import type { CatalogColumn } from '../catalog.ts';
import { quoteString } from '../expression/scope.ts';
import type { Place, TableCompiler } from './TableCompiler.ts';
import { compileArrow } from './TableCompiler.ts';

const types = new Set([
  ...'uuid text varchar bpchar citext int2 int4 int8 numeric float4 float8 bool bytea json jsonb inet cidr tsvector'.split(' '),
  ...'timestamptz timestamp date time timetz interval int4range int8range numrange tsrange tstzrange daterange'.split(' '),
]);

/** Why a column's type is not supported, and what to use. */
function refuseType(column: CatalogColumn): string | undefined {
  if (column.typeKind === 'd' || column.typeKind === 'c')
    return 'domains and composite types are not compiled. Use the base type and a check, or jsonb.';
  if (column.typeKind !== 'e' && !types.has(column.type.replace(/^_/, ''))) {
    return `the type ${column.typeText} is not compiled. Use one of ${[...types].join(', ')}, an enum, or an array of these.`;
  }
  if (column.modifier !== -1 && limitOf(column) === undefined)
    return `the limit in ${column.typeText} is not compiled. Use the type without it.`;
  return undefined;
}

/** The members for a type modifier such as `varchar(80)` or `numeric(10, 2)`; `undefined` for other types. */
function limitOf({ type, modifier }: CatalogColumn): string | undefined {
  const bits = modifier - 4;
  if (type === 'varchar' || type === 'bpchar') return `length: ${bits}`;
  if (type !== 'numeric') return undefined;
  // Eleven bits of signed scale, below the precision.
  const scale = ((bits & 0x7ff) ^ 1024) - 1024;
  return `digits: { precision: ${(bits >> 16) & 0xffff}, scale: ${scale} }`;
}

/** The text of one `ColumnSpec`. */
export function compileColumn(compiler: TableCompiler, column: CatalogColumn): string {
  const place: Place = ['column', `${compiler.name}.${column.name}`];
  const refusal = refuseType(column);
  if (refusal !== undefined) compiler.refuse(`column ${place[1]}: ${refusal}`, place);
  const isSerial = column.generated === '' && column.expression !== null && column.expression.startsWith('nextval(');
  const parts = [`name: ${quoteString(column.name)}`, `type: ${quoteString(column.type)}`, `isNullable: ${column.isNullable}`];
  if (column.modifier !== -1) parts.push(limitOf(column) ?? '');
  if (column.identity === 'a') parts.push(`identity: 'always'`);
  if (column.identity === 'd' || isSerial) parts.push(`identity: 'by default'`);
  const { start = 1, increment = 1 } = column.sequence ?? {};
  if (start !== 1 || increment !== 1) parts.push(`sequence: { start: ${start}, increment: ${increment} }`);
  if (column.generated !== '') parts.push('isGenerated: true');
  if (column.expression !== null && !isSerial) {
    const code = compileArrow(compiler, column.expression, [place], {
      hasRow: column.generated !== '',
      type: column.type,
    });
    if (code !== undefined) parts.push(`${column.generated === '' ? 'defaultValue' : 'generate'}: ${code}`);
  }
  return `{ ${parts.filter((part) => part !== '').join(', ')} },`;
}
