import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { env, root, run } from './packed.ts';

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

/** Builds an app of Next.js, which also checks its types. */
export async function buildNext(app: string): Promise<void> {
  await run(process.execPath, [next, 'build'], app);
}

/**
 * Starts the server of an app of Next.js: `dev`, or `start` after it was built.
 * @throws with the server's output if it ends instead of answering
 */
export async function serveNext(app: string, command: 'dev' | 'start'): Promise<{ url: string } & AsyncDisposable> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [next, command, '--port', String(port)], { cwd: app, env });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  while (!(await isAnswering(url))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`next ${command} ended:\n${output}`);
    await wait(100);
  }
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
    },
  };
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
