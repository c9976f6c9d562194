import type { Finding } from '../finding.ts';
import type { ValuePath, YamlSource } from '../yaml/source.ts';
import { isObject } from './json.ts';

/** The id under which validators know {@link codedError}. */
const CODED_ERROR = 'codedError';

const text = { type: 'string' };
const weakness = {
  type: 'object',
  required: ['reasons'],
  properties: { reasons: { type: 'array', items: text } },
  additionalProperties: false,
};

/** The two bodies of an auth error, by API version: `{code, message}` and `{code: <status>, error_code, msg}`. */
export const codedError = {
  $id: CODED_ERROR,
  anyOf: [
    {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: text, message: text, weak_password: weakness },
      additionalProperties: false,
    },
    {
      type: 'object',
      required: ['code', 'error_code', 'msg'],
      properties: { code: { type: 'integer' }, error_code: text, msg: text, error_id: text, weak_password: weakness },
      additionalProperties: false,
    },
  ],
};

/** Replaces every `x-codes` in a schema by the body of an auth error with this status and one of the codes. */
export function expandCodes(schema: unknown, status: number): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => expandCodes(entry, status));
  if (!isObject(schema)) return schema;
  const { 'x-codes': codes, ...rest } = schema;
  const expanded = Object.fromEntries(Object.entries(rest).map(([key, entry]) => [key, expandCodes(entry, status)]));
  if (!Array.isArray(codes)) return expanded;
  return { ...expanded, $ref: CODED_ERROR, properties: { code: { enum: [...codes, status] }, error_code: { enum: codes } } };
}

/** Reports each error code in a document that has no message. */
export function checkCodes(source: YamlSource, errors: Readonly<Record<string, unknown>>): Finding[] {
  const findings: Finding[] = [];
  const visit = (value: unknown, path: ValuePath) => {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]));
    if (!isObject(value)) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'x-codes' && Array.isArray(entry)) {
        entry.forEach((code: unknown, index) => {
          if (typeof code !== 'string' || !Object.hasOwn(errors, code)) {
            findings.push(
              source.finding(
                [...path, key, index],
                `The error code ${String(code)} has no sentence. Add it to site/errors.yaml, or correct the code.`,
              ),
            );
          }
        });
      } else visit(entry, [...path, key]);
    }
  };
  visit(source.value, []);
  return findings;
}
