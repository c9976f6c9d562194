// `npm run check`: are the generated files fresh, do types hold, is anything unused.
import { command, run } from './run.mjs';

await command(async () => {
  await run('node', ['packages/codegen/src/cli.ts', '--check']);
  await run('tsc', []);
  await run('knip', ['--no-progress']);
});
