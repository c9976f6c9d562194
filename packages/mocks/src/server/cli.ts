#!/usr/bin/env node
import type { BackendConfig } from './BackendConfig.ts';
import { readArguments, usage } from './readArguments.ts';
import type { StartedBackend } from './startBackend.ts';

const started: StartedBackend[] = [];
let isStopping = false;

/** Stops every backend and ends with this code; called again, ends at once. */
async function stop(code: number): Promise<void> {
  if (isStopping) process.exit(130);
  isStopping = true;
  await Promise.all(started.map(({ close }) => close()));
  process.exit(code);
}

async function serve(configs: readonly BackendConfig[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // Everything else waits until it is clear that there is something to do.
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
      return stop(1);
    });
} catch (error) {
  say(error);
  process.exitCode = 2;
}
