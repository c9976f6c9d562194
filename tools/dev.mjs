// `npm run dev [-- --port N --language ar]`: serves the site in one language with hot reload; changed specs are generated again.
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
      generate().catch((error) => process.stderr.write(`${error.message}\n`)); // the spec may be incomplete while it is edited; the last generated files remain
    }, 150);
  });
  await run('vite', viteArgs, { cwd: join(root, 'apps/site'), env: language ? { VITE_LANGUAGE: language } : {} });
  process.exit();
});
