#!/usr/bin/env node
import type { BackendConfig } from './BackendConfig.ts';
import { readArguments, usage } from './readArguments.ts';
import type { StartedBackend } from './startBackend.ts';

const started: StartedBackend[] = [];
async function serve(configs: readonly BackendConfig[]): Promise<void> {
  // Exits immediately: there is nothing to save.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  // Loaded only after the arguments are valid.
  const { startBackend } = await import('./startBackend.ts');
  for (const config of configs) started.push(await startBackend(config));
  for (const { line } of started) console.log(line);
}

function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
}

try {
  const configs = readArguments(process.argv.slice(2));
  if (configs === null) process.stdout.write(usage);
  else
    await serve(configs).catch((error: unknown) => {
      say(error);
      process.exit(1);
    });
} catch (error) {
  say(error);
  process.exitCode = 2;
}
