// `npm run check`: are the specs right and of one mind, the generated files fresh, do types hold, is anything unused, is every operation tested.
import { checkCoverage } from './coverage.mjs';
import { command, readOptions, run } from './run.mjs';

await command(async (args) => {
  readOptions(args, {});
  await run('node', ['packages/codegen/src/cli.ts', '--check']);
  await run('tsc', []);
  await run('knip', ['--no-progress']);
  checkCoverage();
});
