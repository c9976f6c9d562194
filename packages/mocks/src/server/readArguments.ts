import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, withDefaults } from './BackendConfig.ts';
import type { BackendConfig } from './BackendConfig.ts';
import { ConfigError } from './ConfigError.ts';
import { readConfigFile } from './configFile.ts';

/** The output of `--help`. */
export const usage = `duneline-backend serves a specs directory as a Supabase project, until Ctrl-C.

  --specs DIR      the specs directory (specs)
  --port N         the port (54321); 0 takes a free one
  --host HOST      the address to listen on (127.0.0.1); another one than loopback lets other machines in
  --seed TEXT      the same seed gives the same ids, tokens and codes
  --clock INSTANT  where its clock stands, such as 2026-03-01T09:00:00Z; it goes with the machine's otherwise
  --scenario NAME  the scenario to begin with, one of the specs'
  --config FILE    several backends in a YAML or JSON file, in place of all the others
  --help           this text
`;

/**
 * Parses the command's arguments; `null` for help.
 * @throws ConfigError for an unknown or invalid option, or an invalid file
 */
export function readArguments(args: readonly string[]): readonly BackendConfig[] | null {
  const { help, config, ...given } = parsed(args);
  if (help === true) return null;
  if (config !== undefined) {
    const [other] = Object.keys(given);
    if (other !== undefined) throw new ConfigError(`--${other} cannot stand beside --config; write it into the file.`);
    return readConfigFile(resolve(config));
  }
  const backend = withDefaults(readOptions(given));
  return [{ ...backend, specs: resolve(backend.specs) }];
}

const value = { type: 'string' } as const;
const options = {
  specs: value,
  port: value,
  host: value,
  seed: value,
  clock: value,
  scenario: value,
  config: value,
  help: { type: 'boolean' },
} as const;

function parsed(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [];
    throw new ConfigError(`${reason}; --help lists the options.`);
  }
}

function readOptions(given: Readonly<Record<string, unknown>>): Partial<BackendConfig> {
  try {
    return readConfig(given, '');
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`--${error.message}`) : error;
  }
}
