/** Columns by name. */
export type Facts = Readonly<Record<string, unknown>>;

export function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
