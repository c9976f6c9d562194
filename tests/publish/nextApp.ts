import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { startServer } from '../startServer.ts';
import { environment, root, run } from './packed.ts';

const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

/** Builds an app of Next.js, which also checks its types. */
export async function buildNext(app: string): Promise<void> {
  await run(process.execPath, [next, 'build'], app);
}

/** Starts the server of an app of Next.js: `dev`, or `start` after it was built. */
export async function serveNext(app: string, command: 'dev' | 'start'): Promise<{ url: string } & AsyncDisposable> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = [next, command, '--port', String(port)];
  return { url, ...(await startServer({ program: process.execPath, args, url, cwd: app, env: environment })) };
}
