// `npm run check`: are the generated files fresh, do types hold, is anything unused.
import { command, readOptions, run } from './run.mjs';

await command(async (args) => {
  readOptions(args, {});
  await run('node', ['packages/codegen/src/cli.ts', '--check']);
  await run('tsc', []);
  await run('knip', ['--no-progress']);
});
