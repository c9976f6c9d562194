// The project for the live contract tests: the one in CONTRACT_URL, or an embedded backend on a loopback port.
import { globSync } from 'node:fs';
import { createBackend } from '@duneline/mocks';
import { serveBackend } from '@duneline/mocks/node';
import { backendSpec } from '@duneline/specs/backend';
import { root } from './run.mjs';

/** Runs `body` with the project's environment variables. */
export async function withProject(body) {
  if (process.env.CONTRACT_URL) {
    await body({});
    return;
  }
  const backend = createBackend(backendSpec);
  const { url, close } = await serveBackend(backend);
  try {
    await body({ CONTRACT_URL: url, CONTRACT_ANON_KEY: backend.keys.anon, CONTRACT_SERVICE_KEY: backend.keys.serviceRole });
  } finally {
    await close();
  }
}

/** The contract tests that inspect the embedded backend, which a live run skips. */
export function embeddedOnly() {
  const files = globSync('tests/contract/**/*.contract.test.ts', { cwd: root });
  return files.filter((file) => !file.startsWith('tests/contract/live/')).toSorted();
}
