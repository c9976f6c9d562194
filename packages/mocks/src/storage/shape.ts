import { invalidRequest } from './StorageError.ts';

/** The type of a request member. Scalars are converted as in the service, so `"10"` is a valid integer. */
type Shape =
  | { readonly type: 'string'; readonly enum?: readonly string[] }
  | { readonly type: 'integer'; readonly minimum: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'size' }
  | { readonly type: 'array'; readonly isNullable?: boolean; readonly minItems?: number; readonly maxItems?: number }
  | ObjectShape;

export interface ObjectShape {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Shape>>;
}

export type Members = Readonly<Record<string, unknown>>;

/**
 * Returns the known members, converted.
 * @throws InvalidRequest with the path of the first invalid one
 */
export function parseObject(value: unknown, shape: ObjectShape, at: string): Members {
  if (!isRecord(value)) throw invalidRequest(`${at} must be object`);
  const missing = shape.required?.find((name) => !Object.hasOwn(value, name) || value[name] === undefined);
  if (missing !== undefined) throw invalidRequest(`${at} must have required property '${missing}'`);
  const known = Object.entries(shape.properties).filter(([name]) => Object.hasOwn(value, name) && value[name] !== undefined);
  return Object.fromEntries(known.map(([name, member]) => [name, fit(value[name], member, `${at}/${name}`)]));
}

function fit(value: unknown, shape: Shape, at: string): unknown {
  switch (shape.type) {
    case 'string':
      return fitText(value, shape, at);
    case 'integer':
      return fitInteger(value, shape.minimum, at);
    case 'boolean':
      return fitBoolean(value, at);
    case 'size':
      return fitSize(value, at);
    case 'array':
      return fitTexts(value, shape, at);
    default:
      return parseObject(value, shape, at);
  }
}

function fitText(value: unknown, shape: Extract<Shape, { type: 'string' }>, at: string): string {
  const text = textOf(value);
  if (text === null) throw invalidRequest(`${at} must be string`);
  if (shape.enum?.includes(text) === false) throw invalidRequest(`${at} must be equal to one of the allowed values`);
  return text;
}

function fitInteger(value: unknown, minimum: number, at: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : (value ?? 0);
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalidRequest(`${at} must be integer`);
  if (number < minimum) throw invalidRequest(`${at} must be >= ${minimum}`);
  return number;
}

function fitBoolean(value: unknown, at: string): boolean {
  if (value === true || value === 'true' || value === 1) return true;
  if (value === false || value === 'false' || value === 0 || value === null) return false;
  throw invalidRequest(`${at} must be boolean`);
}

function fitSize(value: unknown, at: string): unknown {
  if (value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0)) return value;
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  if (typeof value === 'string' && /^\d+(?:\.\d+)?(?:[gmk]b|b)$/i.test(value)) return value;
  throw invalidRequest(`${at} must be an integer of bytes or a size such as 20MB, ${at} must match a schema in anyOf`);
}

function fitTexts(value: unknown, shape: Extract<Shape, { type: 'array' }>, at: string): readonly string[] | null {
  if (value === null && shape.isNullable === true) return null;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (isRecord(value)) throw invalidRequest(`${at} must be array`);
  const { minItems = 0, maxItems = Infinity } = shape;
  if (items.length < minItems) throw invalidRequest(`${at} must NOT have fewer than ${minItems} items`);
  if (items.length > maxItems) throw invalidRequest(`${at} must NOT have more than ${maxItems} items`);
  return items.map((item, index) => {
    const text = textOf(item);
    if (text === null) throw invalidRequest(`${at}/${index} must be string`);
    return text;
  });
}

function textOf(value: unknown): string | null {
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
