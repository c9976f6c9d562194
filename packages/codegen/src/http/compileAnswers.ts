import type { Finding } from '../finding.ts';
import { printKey } from '../emit/printValue.ts';
import type { ApiDocument } from './document.ts';
import { isObject, resolvePointer, type JsonObject } from './json.ts';
import type { FlatOperation, NamedSchema } from './operations.ts';
import { compileValidators } from './validators.ts';

/**
 * Compiles what pages rely on in the answers of edge functions: for each operation a module with the type of its answer and a check,
 * so that a page loads only the checks of what it calls. Unlike the contract's validators they accept fields that they do not know,
 * as a page may be older than the backend that answers.
 */
export function compileAnswers(
  document: ApiDocument,
  operations: readonly FlatOperation[],
): { files: Record<string, string>; findings: Finding[] } {
  const root = allowUnknownFields(document.root) as JsonObject;
  const files: Record<string, string> = {};
  const findings: Finding[] = [];
  for (const operation of operations) {
    const success = successOf(operation);
    if (!success) continue;
    const named = [{ ...success, name: 'isAnswer', schema: allowUnknownFields(success.schema) }];
    const { code, findings: wrong } = compileValidators([{ document: { ...document, root }, named }]);
    findings.push(...wrong);
    const file = `answers/${operation.operationId}.gen`;
    Object.assign(files, { [`${file}.js`]: code, [`${file}.d.ts`]: printAnswer(success.schema, document.root) });
  }
  return findings.length > 0 ? { files: {}, findings } : { files, findings };
}

/** The schema of an operation's success, as pages do not ask whether it was 200 or 201. */
function successOf({ responses }: FlatOperation): NamedSchema | undefined {
  const bodies = responses.flatMap(({ status, body }) => (status < 300 && body ? body : []));
  const [first] = bodies;
  if (!first) return undefined;
  const schemas = [...new Map(bodies.map(({ schema }) => [JSON.stringify(schema), schema])).values()];
  return { ...first, schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } };
}

/** A schema without `additionalProperties: false`, at any depth. */
function allowUnknownFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowUnknownFields);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'additionalProperties' || value !== false)
      .map(([key, value]) => [key, allowUnknownFields(value)]),
  );
}

function printAnswer(schema: unknown, root: JsonObject): string {
  return `/** The successful answer, as the OpenAPI document gives it. */
export type Answer = ${printType(schema, root)};

/** Whether an answer is one of the function. */
export declare function isAnswer(answer: unknown): answer is Answer;
`;
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
