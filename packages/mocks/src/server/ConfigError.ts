/** What somebody asked for that cannot be: one sentence that names the option or the member of the file. */
export class ConfigError extends Error {}
