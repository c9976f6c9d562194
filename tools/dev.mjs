// `npm run dev [-- --port N --language ar]`: the site, in one language, with hot reload; a changed spec is generated again, and Vite picks up what it became.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { command, readOptions, readPort, root, run } from './run.mjs';

await command(async (args) => {
  const { port = '5173', language } = readOptions(args, { port: 'value', language: 'value' });
  const viteArgs = ['--port', String(readPort(port))];
  const generate = () => run('node', ['packages/codegen/src/cli.ts']);
  await generate();
  let isQueued = false;
  watch(join(root, 'specs'), { recursive: true }, (_, file) => {
    if (isQueued || !file || file.startsWith('generated')) return;
    isQueued = true;
    setTimeout(() => {
      isQueued = false;
      generate().catch((error) => process.stderr.write(`${error.message}\n`)); // a broken spec while typing; the last good one stays
    }, 150);
  });
  await run('vite', viteArgs, { cwd: join(root, 'apps/site'), env: language ? { VITE_LANGUAGE: language } : {} });
  process.exit();
});
