import type { BackendOptions } from '../backend.ts';
import { readAuth } from './authReader.ts';
import { instant, integer, members, text, word } from './readers.ts';
import type { Reader } from './readers.ts';

/** One backend to serve. */
export interface BackendConfig extends Pick<
  BackendOptions,
  'seed' | 'latencyMs' | 'auth' | 'jwtSecret' | 'apiKeys' | 'onContractViolation' | 'onUnknownRequest' | 'logLength'
> {
  /** The name in the printed line. */
  readonly name: string;
  /** The specs directory. */
  readonly specs: string;
  /** `0` for any free port. */
  readonly port: number;
  readonly host: string;
  /** A fixed clock: ISO 8601. @default the machine's clock */
  readonly clock?: string;
  /** A scenario of the specs. */
  readonly scenario?: string;
}

/**
 * Parses a backend from a file or the command's options.
 * @throws ConfigError
 */
export const readConfig: Reader<Partial<BackendConfig>> = members<Required<BackendConfig>>({
  name: text,
  specs: text,
  port: integer(0, 65_535),
  host: text,
  seed: (value, at) => (typeof value === 'number' ? value : text(value, at)),
  clock: instant,
  scenario: text,
  latencyMs: integer(0, 600_000),
  auth: readAuth,
  jwtSecret: text,
  apiKeys: members<Required<NonNullable<BackendConfig['apiKeys']>>>({ publishable: text, secret: text }),
  onContractViolation: word('throw', 'report'),
  onUnknownRequest: word('record', 'throw'),
  logLength: integer(1, 100_000),
});

/** Adds defaults: Supabase's own port, the specs directory. */
export function withDefaults(config: Partial<BackendConfig>): BackendConfig {
  return { name: 'backend', specs: 'specs', port: 54_321, host: '127.0.0.1', ...config };
}
