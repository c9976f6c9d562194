// `npm start [-- --port N] [--scenario NAME]`: builds the site and serves it with the embedded backend (or the project in the
// environment).
import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { command, CommandError, readOptions, readPort, root, run } from './run.mjs';

await command(async (args) => {
  const options = readOptions(args, { port: 'value', scenario: 'value' });
  const port = readPort(options.port ?? process.env.PORT ?? '4173');
  const query = options.scenario === undefined ? '' : `/?scenario=${checkScenario(options.scenario)}`;
  await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { quiet: true });
  const { serveSite } = await import('../apps/site/scripts/serve.ts');
  const { url } = await serveSite({ dist: join(root, 'apps/site/dist'), port });
  process.stdout.write(`Duneline is at ${url}${query}  (Ctrl-C stops it)\n`);
});

/**
 * Validates a scenario's name.
 * @throws {CommandError} that lists the known ones, or if the site uses a hosted project
 */
function checkScenario(name) {
  const names = readdirSync(join(root, 'specs/scenarios')).flatMap((file) =>
    extname(file) === '.yaml' ? [basename(file, '.yaml')] : [],
  );
  if (!names.includes(name)) throw new CommandError(`There is no scenario "${name}". Scenarios: ${names.toSorted().join(', ')}.`);
  if (process.env.VITE_SUPABASE_URL)
    throw new CommandError(
      'A scenario needs the embedded backend, and VITE_SUPABASE_URL names a project. Unset it, or leave --scenario out.',
    );
  return name;
}
