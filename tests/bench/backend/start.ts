import { spawnSync } from 'node:child_process';
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { figureOf, takeTurns } from './rounds.ts';
import type { Figure } from './rounds.ts';

/**
 * Milliseconds to start a backend with our specs and seed: in a process that has created others, and in a new process including
 * imports.
 */
export async function measureStart(): Promise<{ readonly warm: Figure; readonly importing: Figure; readonly first: Figure }> {
  const { warm } = await takeTurns({ warm: () => createBackend(backendSpec) }, { rounds: 9, turnMs: 100 });
  const cold = Array.from({ length: 3 }, coldStart);
  return {
    warm: figureOf(warm.map((microseconds) => microseconds / 1000)),
    importing: figureOf(cold.map(({ importing }) => importing)),
    first: figureOf(cold.map(({ first }) => first)),
  };
}

/** CPU time in milliseconds of the imports and of the first backend in a new process. */
function coldStart(): { readonly importing: number; readonly first: number } {
  const program = `
    const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    const start = spent();
    const { createBackend } = await import('@duneline/mocks');
    const { backendSpec } = await import('@duneline/specs/backend');
    const imported = spent();
    createBackend(backendSpec);
    console.log(JSON.stringify({ importing: imported - start, first: spent() - imported }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(`The backend of our specs does not start: ${stderr}`);
  const { importing, first }: { importing: number; first: number } = JSON.parse(stdout);
  return { importing, first };
}
