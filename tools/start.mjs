// `npm start [-- --port N]`: builds the site and serves it with the embedded backend (or the project that the environment names).
import { join } from 'node:path';
import { command, readOptions, readPort, root, run } from './run.mjs';

await command(async (args) => {
  const options = readOptions(args, { port: 'value' });
  const port = readPort(options.port ?? process.env.PORT ?? '4173');
  await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { quiet: true });
  const { serveSite } = await import('../apps/site/scripts/serve.ts');
  const { url } = await serveSite({ dist: join(root, 'apps/site/dist'), port });
  process.stdout.write(`Duneline is at ${url}  (Ctrl-C stops it)\n`);
});
