import type { ColumnSpec, FunctionSpec, TableSpec } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { plainTypeName, typeTitle } from '../sql/typeNames.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';

/** GET of the root: the project as OpenAPI 2, only for the service key, as on new projects. */
export function describeProject(call: RestCall): Response {
  const { session, method } = call;
  if (method === 'OPTIONS') return new Response(null, { status: 200, headers: { allow: 'OPTIONS,GET,HEAD' } });
  if (method !== 'GET' && method !== 'HEAD') throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  if (session.role !== 'service_role') return json(403, { message: 'You cannot consume this service' });
  const { spec, url } = session.project;
  const tables = Object.values(spec.tables);
  const functions = Object.values(spec.functions);
  const document = {
    swagger: '2.0',
    info: { title: 'standard public schema', description: '', version: '14' },
    host: new URL(url).host,
    basePath: '/rest/v1',
    schemes: [new URL(url).protocol.replace(':', '')],
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, tablePath(table)] as const),
      ...functions.map((one) => [`/rpc/${one.name}`, functionPath(one)] as const),
    ]),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definition(table, spec.enums)])),
  };
  return json(200, document, { 'content-type': 'application/openapi+json; charset=utf-8' });
}

function tablePath({ name, columns }: TableSpec) {
  const filters = columns.map((column) => ({
    name: column.name,
    in: 'query',
    type: 'string',
    required: false,
    format: typeTitle(plainTypeName(column.type)),
  }));
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } };
  const body = { name: 'body', in: 'body', schema: { $ref: `#/definitions/${name}` } };
  return {
    get: {
      tags: [name],
      parameters: filters,
      responses: { 200: { description: 'OK', schema: rows }, 206: { description: 'Partial Content' } },
    },
    post: { tags: [name], parameters: [body], responses: { 201: { description: 'Created' } } },
    patch: { tags: [name], parameters: [...filters, body], responses: { 204: { description: 'No Content' } } },
    delete: { tags: [name], parameters: filters, responses: { 204: { description: 'No Content' } } },
  };
}

function functionPath({ name, args, volatility }: FunctionSpec) {
  const properties = Object.fromEntries(args.map((arg) => [arg.name, property(arg.type, {})]));
  const required = args.filter((arg) => !arg.hasDefault).map((arg) => arg.name);
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  const tags = [`(rpc) ${name}`];
  const responses = { 200: { description: 'OK' } };
  const post = { tags, parameters: [{ name: 'args', in: 'body', required: true, schema }], responses };
  const parameters = args.map((arg) => ({ name: arg.name, in: 'query', required: !arg.hasDefault, ...property(arg.type, {}) }));
  return volatility === 'volatile' ? { post } : { get: { tags, parameters, responses }, post };
}

function definition({ columns }: TableSpec, enums: Readonly<Record<string, readonly string[]>>) {
  const required = columns.filter((column) => !column.isNullable).map((column) => column.name);
  const properties = Object.fromEntries(
    columns.map((column: ColumnSpec) => [column.name, property(column.type, enums, column.length)]),
  );
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

const jsonTypes: ReadonlyMap<string, string> = new Map([
  ['int2', 'integer'],
  ['int4', 'integer'],
  ['int8', 'integer'],
  ['numeric', 'number'],
  ['float4', 'number'],
  ['float8', 'number'],
  ['bool', 'boolean'],
]);

function property(
  type: string,
  enums: Readonly<Record<string, readonly string[]>>,
  maxLength?: number,
): Readonly<Record<string, unknown>> {
  const name = plainTypeName(type);
  const labels = Object.hasOwn(enums, name) ? enums[name] : undefined;
  if (name.startsWith('_'))
    return { format: typeTitle(name), type: 'array', items: { type: jsonTypes.get(name.slice(1)) ?? 'string' } };
  const isJson = name === 'json' || name === 'jsonb';
  return {
    format: typeTitle(name),
    ...(!isJson && { type: jsonTypes.get(name) ?? 'string' }),
    ...(labels !== undefined && { enum: labels }),
    ...(maxLength !== undefined && { maxLength }),
  };
}
