import { isObject } from '../http/json.ts';

/** AsyncAPI writes JSON schema of draft 7, whose tuples are lists under `items`; the validators are compiled from draft 2020-12. */
export function tuplesToPrefixes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tuplesToPrefixes);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      key === 'items' && Array.isArray(value)
        ? [
            ['prefixItems', tuplesToPrefixes(value)],
            ['items', false],
          ]
        : [[key, tuplesToPrefixes(value)]],
    ),
  );
}
