import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BackendSpec } from '@duneline/specs/contract';
import { ConfigError } from './ConfigError.ts';
import { compileSpecs, isFresh } from './compileSpecs.ts';

/**
 * Loads the backend spec of a specs directory, which is compiled first if its generated files are missing or stale.
 * @throws ConfigError if the directory does not exist, does not compile, or describes no backend
 */
export async function loadSpec(specs: string): Promise<BackendSpec> {
  if (!existsSync(specs) || !statSync(specs).isDirectory()) {
    throw new ConfigError(`There is no specs directory at ${specs}; name one with --specs DIR.`);
  }
  const generated = join(specs, 'generated');
  const directory = isFresh(specs, generated) ? generated : await compileSpecs(specs);
  const file = join(directory, 'backend.gen.ts');
  if (!existsSync(file)) throw noBackend(specs);
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isBackendModule(loaded)) throw noBackend(specs);
  return loaded.backendSpec;
}

function noBackend(specs: string): ConfigError {
  return new ConfigError(`The specs in ${specs} describe no backend; they need supabase/migrations.`);
}

function isBackendModule(value: unknown): value is { readonly backendSpec: BackendSpec } {
  return typeof value === 'object' && value !== null && 'backendSpec' in value;
}
