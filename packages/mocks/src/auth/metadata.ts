type Json = Readonly<Record<string, unknown>>;

/** Metadata with changes merged into its first level; `null` deletes a member. */
export function mergeMetadata(metadata: Json, changes: Json): Json {
  const merged = new Map([...Object.entries(metadata), ...Object.entries(changes)]);
  return Object.fromEntries([...merged].filter(([name, value]) => value !== null || !Object.hasOwn(changes, name)));
}
