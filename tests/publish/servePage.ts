import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { startServer } from '../startServer.ts';
import { environment, root } from './packed.ts';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** Serves an app that was built by Vite, as `vite preview` does. */
export async function servePage(app: string): Promise<{ url: string } & AsyncDisposable> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const args = [vite, 'preview', '--port', String(port), '--strictPort'];
  return { url, ...(await startServer({ program: process.execPath, args, url, cwd: app, env: environment })) };
}
