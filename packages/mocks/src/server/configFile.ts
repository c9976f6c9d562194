import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { readConfig, withDefaults } from './BackendConfig.ts';
import type { BackendConfig } from './BackendConfig.ts';
import { ConfigError } from './ConfigError.ts';
import { list, members } from './readers.ts';

/**
 * Reads the backends that a YAML or JSON file lists under `backends`; paths are relative to the file.
 * @throws ConfigError if it cannot be read, or with the path of the first invalid member
 */
export function readConfigFile(path: string): readonly BackendConfig[] {
  try {
    const readFile = members<{ readonly backends: readonly Partial<BackendConfig>[] }>({ backends: list(readConfig) });
    const { backends = [] } = readFile(parseFile(path), '');
    if (backends.length === 0) throw new ConfigError('backends must list one backend at least.');
    const configs = backends.map((backend, index) => complete(backend, index, dirname(path)));
    assertDistinct(configs);
    return configs;
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${path}: ${error.message}`) : error;
  }
}

function parseFile(path: string): unknown {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError('there is no such file; give the path of a YAML or JSON file with --config.');
  }
  try {
    const value: unknown = parse(source);
    return value;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new ConfigError(`the file is neither YAML nor JSON: ${reason.replace(/[:.]$/, '')}.`);
  }
}

function complete(backend: Partial<BackendConfig>, index: number, folder: string): BackendConfig {
  const missing = (['specs', 'port'] as const).find((name) => backend[name] === undefined);
  if (missing !== undefined) throw new ConfigError(`backends[${index}].${missing} is missing.`);
  const config = withDefaults({ name: `backend ${index + 1}`, ...backend });
  return { ...config, specs: resolve(folder, config.specs) };
}

function assertDistinct(configs: readonly BackendConfig[]): void {
  for (const member of ['name', 'port'] as const) {
    const values = configs.map((config) => config[member]);
    const at = values.findIndex((value, index) => value !== 0 && values.indexOf(value) < index);
    if (at !== -1) {
      throw new ConfigError(`backends[${at}].${member} is ${JSON.stringify(values[at])}, which another backend of the file has.`);
    }
  }
}
