/** An invalid option or member of the file, named in one sentence. */
export class ConfigError extends Error {}
