import type { BackendOptions } from '../backend.ts';
import { createClock } from '../clock.ts';
import { createBackend } from '../createBackend.ts';
import type { BackendConfig } from './BackendConfig.ts';
import { startJobs } from '../jobs.ts';
import { freePort } from './freePort.ts';
import { loadSpec } from './loadSpec.ts';
import { serveBackend } from './serveBackend.ts';
import type { ServedBackend } from './serveBackend.ts';

/** A served backend, and the text that describes how to reach it. */
export interface StartedBackend extends ServedBackend {
  readonly line: string;
}

/**
 * Loads a backend's specs and serves it.
 * @throws Error in one sentence
 */
export async function startBackend(config: BackendConfig): Promise<StartedBackend> {
  const { name, specs, port: wanted, host, clock, ...rest } = config;
  const spec = await loadSpec(specs);
  const port = wanted === 0 ? await freePort(host) : wanted;
  // URLs in responses must lead back to this server.
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const options: BackendOptions = { ...rest, url, onContractViolation: rest.onContractViolation ?? 'report' };
  const backend = createBackend(spec, clock === undefined ? options : { ...options, clock: createClock(clock) });
  const served = await serveBackend(backend, { port, host });
  const stopJobs = startJobs(spec, backend);
  const { anon, serviceRole, publishable, secret } = backend.keys;
  const keys = `anon ${anon}  service_role ${serviceRole}  publishable ${publishable}  secret ${secret}`;
  return {
    ...served,
    line: `${name}  ${served.url}  ${keys}  Ctrl-C stops it`,
    close() {
      stopJobs();
      return served.close();
    },
  };
}
