/** A table of a TOML file. */
export type Table = Readonly<Record<string, unknown>>;

export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table at a path, empty if there is none. */
export const tableIn = (table: Table, ...path: readonly string[]): Table =>
  path.reduce((inner: Table, name) => (isTable(inner[name]) ? inner[name] : {}), table);

/** A list of strings; `undefined` for anything else. */
export const stringsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;

/** Whether the CLI reads the value from the environment: `env(NAME)`. */
export const isFromEnvironment = (value: unknown): boolean => typeof value === 'string' && /^env\(.*\)$/.test(value);
