import type { BackendOptions } from './backend.ts';

const known: Readonly<Record<keyof BackendOptions, true>> = {
  url: true,
  clock: true,
  seed: true,
  random: true,
  latencyMs: true,
  auth: true,
  realtime: true,
  signingKey: true,
  jwtSecret: true,
  apiKeys: true,
  onContractViolation: true,
  onUnknownRequest: true,
  inTurn: true,
  logLength: true,
  scenario: true,
};

/** @throws TypeError for an unknown option, which only TypeScript would report otherwise */
export function assertOptions(options: BackendOptions): void {
  const stray = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (stray !== undefined)
    throw new TypeError(`createBackend has no option "${stray}"; its options are ${Object.keys(known).join(', ')}.`);
}
