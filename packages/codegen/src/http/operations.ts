import type { Finding } from '../finding.ts';
import type { ValuePath } from '../yaml/source.ts';
import type { ApiDocument, Service } from './document.ts';
import { expandCodes } from './errorBodies.ts';
import { isObject, objectAt, resolvePointer, type JsonObject } from './json.ts';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** A schema and the name of its validator. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: unknown;
  /** The schema's position, for findings. */
  readonly path: ValuePath;
}

/** An operation for one combination of literal query values. */
export interface FlatOperation {
  readonly operationId: string;
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly request: NamedSchema | undefined;
  readonly responses: readonly {
    readonly status: number;
    readonly body: NamedSchema | undefined;
    /** Whether the body may be something other than JSON. */
    readonly isOpaque: boolean;
  }[];
}

/** Reads the operations of a document, in document order. */
export function readOperations(document: ApiDocument): { operations: FlatOperation[]; findings: Finding[] } {
  const { root, source } = document;
  const operations: FlatOperation[] = [];
  const findings: Finding[] = [];
  for (const [path, item] of Object.entries(objectAt(root, 'paths'))) {
    const template = templateOf(path, item);
    for (const method of METHODS) {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) continue;
      const at = ['paths', path, method];
      for (const [variant, variantPath] of variantsOf(operation, at)) {
        const operationId = variant['operationId'];
        if (typeof operationId !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
          findings.push(
            source.finding(
              variantPath,
              `${method.toUpperCase()} ${path} needs an operationId in camelCase. Add \`operationId: …\`.`,
            ),
          );
          continue;
        }
        operations.push(flatten(document, { operation, variant, variantPath, operationPath: at, operationId, method, template }));
      }
    }
  }
  return { operations, findings };
}

/** The entries of `x-operations`, or the operation itself. */
function variantsOf(operation: JsonObject, at: ValuePath): (readonly [JsonObject, ValuePath])[] {
  const variants = operation['x-operations'];
  if (!Array.isArray(variants)) return [[operation, at]];
  return variants.map((variant: unknown, index) => [isObject(variant) ? variant : {}, [...at, 'x-operations', index]]);
}

interface Found {
  readonly operation: JsonObject;
  readonly variant: JsonObject;
  readonly variantPath: ValuePath;
  readonly operationPath: ValuePath;
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
}

/** The path with `:name` for parameters, and `*name` for a last parameter marked with `x-wildcard`, which may contain slashes. */
function templateOf(path: string, item: unknown): string {
  const wildcard = isObject(item) ? item['x-wildcard'] : undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (name === wildcard ? `*${name}` : `:${name}`));
}

function flatten(document: ApiDocument, found: Found): FlatOperation {
  const { operation, variant, variantPath, operationPath, operationId, method, template } = found;
  const own = objectAt(variant, 'responses');
  const statuses = [...new Set([...Object.keys(objectAt(operation, 'responses')), ...Object.keys(own)])].toSorted();
  const requestOwner: readonly [JsonObject, ValuePath] = isObject(variant['requestBody'])
    ? [variant, variantPath]
    : [operation, operationPath];
  return {
    operationId,
    service: document.service,
    method: method.toUpperCase(),
    path: document.basePath + template,
    query: Object.fromEntries(Object.entries(objectAt(variant, 'query')).map(([key, value]) => [key, String(value)])),
    summary: [variant['summary'], operation['summary']].find((text) => typeof text === 'string') ?? '',
    request: schemaOf(document, requestOwner[0]['requestBody'], [...requestOwner[1], 'requestBody'], `${operationId}Request`),
    responses: statuses.map((status) => {
      const isOwn = Object.hasOwn(own, status);
      const response = isOwn ? own[status] : objectAt(operation, 'responses')[status];
      const at: ValuePath = [...(isOwn ? variantPath : operationPath), 'responses', status];
      // Responses shared by all variants get one validator, named after the operation.
      const owner = isOwn || variant === operation ? operationId : String(operation['operationId']);
      const body = schemaOf(document, response, at, `${owner}${status}`, Number(status));
      return { status: Number(status), body, isOpaque: isOpaque(document, response) };
    }),
  };
}

/** The JSON schema of a request or response body. The validator of a referenced component has the component's name. */
function schemaOf(document: ApiDocument, holder: unknown, path: ValuePath, name: string, status = 0): NamedSchema | undefined {
  if (isObject(holder) && typeof holder['$ref'] === 'string') {
    const target = resolvePointer(document.root, holder['$ref']);
    return schemaOf(document, target.value, target.path, `${document.service}${target.path.at(-1) ?? ''}${status}`, status);
  }
  const schema = objectAt(objectAt(holder, 'content'), 'application/json')['schema'];
  return schema === undefined
    ? undefined
    : { name, schema: expandCodes(schema, status), path: [...path, 'content', 'application/json', 'schema'] };
}

function isOpaque(document: ApiDocument, response: unknown): boolean {
  const isReference = isObject(response) && typeof response['$ref'] === 'string';
  const { value } = isReference ? resolvePointer(document.root, String(response['$ref'])) : { value: response };
  return Object.keys(objectAt(value, 'content')).some((type) => type !== 'application/json');
}
