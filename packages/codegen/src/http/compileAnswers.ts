import type { Finding } from '../finding.ts';
import { printKey } from '../emit/printValue.ts';
import type { ApiDocument } from './document.ts';
import { isObject, resolvePointer, type JsonObject } from './json.ts';
import type { FlatOperation, NamedSchema } from './operations.ts';
import { compileValidators } from './validators.ts';

/**
 * Compiles what pages rely on in the answers of edge functions: a check for each operation, with the type that it proves. Unlike the
 * contract's validators it accepts fields that it does not know, as a page may be older than the backend that answers.
 */
export function compileAnswers(
  document: ApiDocument,
  operations: readonly FlatOperation[],
): { files: Record<string, string>; findings: Finding[] } {
  const named = operations.flatMap((operation) => successOf(operation) ?? []);
  const root = open(document.root) as JsonObject;
  const { code, findings } = compileValidators([
    { document: { ...document, root }, named: named.map((one) => ({ ...one, schema: open(one.schema) })) },
  ]);
  if (findings.length > 0) return { files: {}, findings };
  return { files: { 'answers.gen.js': code, 'answers.gen.d.ts': printAnswers(document.root, named) }, findings };
}

/** Any of an operation's successful JSON bodies, under the operation's name. */
function successOf({ operationId, responses }: FlatOperation): NamedSchema | undefined {
  const bodies = responses.flatMap(({ status, body }) => (status < 300 && body ? body : []));
  const [first] = bodies;
  if (!first) return undefined;
  const schemas = [...new Map(bodies.map(({ schema }) => [JSON.stringify(schema), schema])).values()];
  return { ...first, name: operationId, schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } };
}

/** A schema without `additionalProperties: false`, at any depth. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'additionalProperties' || value !== false)
      .map(([key, value]) => [key, open(value)]),
  );
}

function printAnswers(root: JsonObject, named: readonly NamedSchema[]): string {
  return `/** Whether an answer has the shape that the OpenAPI document of the edge functions gives it. */
export type AnswerCheck<Answer> = (answer: unknown) => answer is Answer;

/** What a check proves: \`AnswerOf<typeof checkout>\`. */
export type AnswerOf<Check> = Check extends AnswerCheck<infer Answer> ? Answer : never;

${named.map(({ name, schema }) => `export declare const ${name}: AnswerCheck<${printType(schema, root)}>;\n`).join('')}`;
}

/** The TypeScript type of what follows a schema; patterns and limits have none. */
function printType(schema: unknown, root: JsonObject): string {
  if (!isObject(schema)) return 'unknown';
  const { $ref: reference, type, enum: values, anyOf, oneOf = anyOf } = schema;
  if (typeof reference === 'string') return printType(resolvePointer(root, reference).value, root);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(values)) return union(values.map((value) => JSON.stringify(value)));
  if (Array.isArray(oneOf)) return union(oneOf.map((one) => printType(one, root)));
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return union(types.map((one) => printOneType(one, schema, root)));
}

function printOneType(type: unknown, schema: JsonObject, root: JsonObject): string {
  if (type === 'array') return `readonly (${printType(schema['items'], root)})[]`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return typeof type === 'string' ? type : 'unknown';
  const { properties, required } = schema;
  if (!isObject(properties)) return 'Readonly<Record<string, unknown>>';
  const isNeeded = (key: string) => Array.isArray(required) && required.includes(key);
  const fields = Object.entries(properties).map(
    ([key, value]) => `readonly ${printKey(key)}${isNeeded(key) ? '' : '?'}: ${printType(value, root)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
