// Serves a built site: `node tools/serve.mjs [--port N] [--dist DIR]`. Used by the end-to-end tests.
import { join, resolve } from 'node:path';
import { serveSite } from '../apps/site/scripts/serve.ts';
import { command, readOptions, readPort, root } from './run.mjs';

await command(async (args) => {
  const { port = '4173', dist } = readOptions(args, { port: 'value', dist: 'value' });
  const { url } = await serveSite({ dist: dist ? resolve(dist) : join(root, 'apps/site/dist'), port: readPort(port) });
  process.stdout.write(`${url}\n`);
});
