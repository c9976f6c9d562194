/** A mapping in a YAML document. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is a mapping. */
export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The mapping at a key, or an empty one. */
export function objectAt(value: unknown, key: string): JsonObject {
  const entry = isObject(value) ? value[key] : undefined;
  return isObject(entry) ? entry : {};
}

/** Resolves a local reference such as `#/components/responses/Failure`. */
export function resolvePointer(root: JsonObject, pointer: string): { readonly value: unknown; readonly path: readonly string[] } {
  const path = pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { value: path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), root), path };
}
