import { spawnSync } from 'node:child_process';
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { figureOf, takeTurns } from './rounds.ts';
import type { Figure } from './rounds.ts';

/** Milliseconds until a backend of our specs stands with its whole seed: in a program that has made others, and the imports of a new one. */
export async function measureStart(): Promise<{ readonly warm: Figure; readonly importing: Figure; readonly first: Figure }> {
  const { warm } = await takeTurns({ warm: () => createBackend(backendSpec) }, { rounds: 9, turnMs: 100 });
  const cold = Array.from({ length: 3 }, coldStart);
  return {
    warm: figureOf(warm.map((microseconds) => microseconds / 1000)),
    importing: figureOf(cold.map(({ importing }) => importing)),
    first: figureOf(cold.map(({ first }) => first)),
  };
}

/** Processor time, in milliseconds, of the imports and of the first backend of a program of its own. */
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
