// `npm run check`: are the specs right and of one mind, the generated files fresh, do types hold, is anything unused, is every operation tested.
import { checkCoverage } from './coverage.mjs';
import { checkMessages } from './messages.mjs';
import { command, readOptions, run } from './run.mjs';

// `npm run check -- --diff REVISION` says instead how the statecharts differ in meaning from that revision.
await command(async (args) => {
  const { diff } = readOptions(args, { diff: 'value' });
  if (diff !== undefined) {
    await run('node', ['packages/codegen/src/statecharts/diff/cli.ts', diff]);
    return;
  }
  await run('npm', ['run', 'gen', '--silent', '--', '--check']);
  checkMessages();
  await run('tsc', []);
  await run('knip', ['--no-progress']);
  checkCoverage();
});
