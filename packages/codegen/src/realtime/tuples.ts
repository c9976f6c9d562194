import { isObject } from '../http/json.ts';

/** AsyncAPI uses JSON Schema draft 7, in which tuples are lists in `items`; the validators are compiled from draft 2020-12. */
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
