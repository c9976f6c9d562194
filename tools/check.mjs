// `npm run check`: checks specs and their consistency, generated files, types, unused code, and the test coverage of operations.
import { checkCoverage } from './coverage.mjs';
import { checkMessages } from './messages.mjs';
import { command, readOptions, run } from './run.mjs';

// `npm run check -- --diff REVISION` instead prints the behavioral changes of the statecharts since that revision.
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
