import type { NodeOf } from '../tree.ts';
import { namesIn } from '../tree.ts';
import type { Compiled, Scope } from './scope.ts';
import { quoteString, UnsupportedSqlError } from './scope.ts';

/** Compiles a constant; a plain string is `unknown` until it is cast. */
export function compileConstant(constant: NodeOf<'A_Const'>): Compiled {
  if (constant.isnull === true) return { code: 'null', type: 'unknown' };
  if (constant.ival !== undefined) return { code: String(constant.ival.ival ?? 0), type: 'int4' };
  if (constant.fval !== undefined) return { code: String(Number(constant.fval.fval ?? '0')), type: 'numeric' };
  if (constant.boolval !== undefined) return { code: String(constant.boolval.boolval ?? false), type: 'bool' };
  if (constant.sval !== undefined) return { code: quoteString(constant.sval.sval ?? ''), type: 'unknown' };
  throw new UnsupportedSqlError('A bit string has no equivalent in the engine. Write text or a number.');
}

/** The short name of a cast's type: `pg_catalog.int4` is `int4`, `text[]` is `_text`. */
export function typeNameOf(type: NodeOf<'TypeCast'>['typeName']): string {
  const name = namesIn(type?.names).at(-1) ?? 'unknown';
  return (type?.arrayBounds ?? []).length > 0 ? `_${name}` : name;
}

const numbers = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']);
const texts = new Set(['text', 'varchar', 'bpchar', 'name', 'uuid', 'citext']);

/** The constant in the stored JSON form of the type; `undefined` if the engine must cast it. */
function foldConstant(text: string, type: string, scope: Scope): string | undefined {
  if (texts.has(type)) return quoteString(type === 'uuid' ? text.toLowerCase() : text);
  if (scope.schema.isEnum(type)) return quoteString(text);
  if (numbers.has(type) && text.trim() !== '' && Number.isFinite(Number(text))) return String(Number(text));
  if (type === 'bool') return ['t', 'true'].includes(text) ? 'true' : ['f', 'false'].includes(text) ? 'false' : undefined;
  if (type === 'jsonb' || type === 'json') return JSON.stringify(JSON.parse(text));
  if (type.startsWith('_') && text === '{}') return '[]';
  return undefined;
}

/** Compiles `value::type`; omitted if both types have the same stored form. */
export function compileCast(value: Compiled, type: string, constant: string | undefined, scope: Scope): Compiled {
  if (value.code === 'null') return { code: 'null', type };
  if (type === 'regclass') throw new UnsupportedSqlError('A cast to regclass is not compiled. Use an identity column.');
  if (constant !== undefined && value.type === 'unknown') {
    const folded = foldConstant(constant, type, scope);
    if (folded !== undefined) return { code: folded, type };
  }
  const isText = texts.has(value.type) || scope.schema.isEnum(value.type);
  if (value.type === type) return value;
  if (isText && texts.has(type) && type !== 'uuid') return { code: value.code, type };
  if (numbers.has(value.type) && (type === 'numeric' || type === 'float8' || (type === 'int8' && value.type !== 'numeric'))) {
    return { code: value.code, type };
  }
  return { code: `sql.cast(${value.code}, ${quoteString(type)})`, type };
}
