import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Finding } from '../finding.ts';
import type { ValuePath, YamlSource } from './source.ts';

/** By schema, because many documents share one. */
const validators = new WeakMap<object, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, allowUnionTypes: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  validators.set(schema, validate);
  return validate;
}

/** Validates a document against a JSON schema (2020-12); every violation is a finding with its line. */
export function checkSchema(source: YamlSource, schema: YamlSource): Finding[] {
  let validate;
  try {
    validate = compile(schema.value as object);
  } catch (error) {
    return [schema.finding([], `This is not a usable JSON schema: ${(error as Error).message}. Correct the schema.`)];
  }
  if (validate(source.value)) return [];
  return explain(validate.errors ?? []).map((error) => toFinding(source, error, schema.file));
}

/** Removes errors that only repeat a deeper one. */
function explain(errors: readonly ErrorObject[]): ErrorObject[] {
  const specific = errors.filter(({ keyword }) => !['if', 'oneOf', 'anyOf', 'propertyNames'].includes(keyword));
  return specific.length > 0 ? specific : [...errors];
}

function toFinding(source: YamlSource, error: ErrorObject, schemaFile: string): Finding {
  const path = pointerToPath(error.instancePath);
  const where = path.length > 0 ? `\`${path.join('.')}\`` : 'The document';
  const todo = `See ${schemaFile}.`;
  const parameters = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(parameters['additionalProperty'] ?? parameters['unevaluatedProperty']);
      return source.findingAtKey(
        [...path, key],
        `${where} must not have the key \`${key}\`. Remove it or correct its spelling. ${todo}`,
      );
    }
    case 'required':
      return source.finding(path, `${where} lacks the key \`${String(parameters['missingProperty'])}\`. Add it. ${todo}`);
    case 'enum':
      return source.finding(
        path,
        `${where} is ${show(error.data)}, which is none of ${list(parameters['allowedValues'])}. Use one of these. ${todo}`,
      );
    case 'const':
      return source.finding(
        path,
        `${where} is ${show(error.data)} and must be ${show(parameters['allowedValue'])}. Correct it. ${todo}`,
      );
    default:
      return source.finding(path, `${where} ${error.message ?? 'is not valid'}, but is ${show(error.data)}. Correct it. ${todo}`);
  }
}

function pointerToPath(pointer: string): ValuePath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(show).join(', ') : show(values);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
