// `npm run fuzz [-- --times 10] [--seed N] [PATH…]`: the tests of properties with other cases than those of `npm test`, and with more of them;
// then the journeys of the session with more races between tabs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, CommandError, readOptions, root, run } from './run.mjs';

const usual = { times: '10', seed: String(Date.now() % 2 ** 31) };

await command(async (args) => {
  const { words, times, seed } = { ...usual, ...readOptions(args, { words: true, times: 'value', seed: 'value' }) };
  for (const [name, value] of Object.entries({ times, seed })) {
    if (!/^[1-9]\d*$/.test(value)) throw new CommandError(`--${name} is a whole number above 0, not "${value}".`);
  }
  const again = `npm run fuzz -- --times ${times} --seed ${seed}`;
  process.stdout.write(`The same again: ${again}\n`);
  // Other cases get other errors than those in the coverage record.
  const env = { FC_TIMES: times, FC_SEED: seed, CONTRACT_URL: '' };
  await run('vitest', ['run', '--project', 'unit', '--project', 'dom', ...(words.length > 0 ? words : propertyTests())], { env });
  if (words.length === 0)
    await run('npm', ['test', '--', 'e2e', '--only', 'authSession.e2e.ts'], { env: { RACES: String(times * 20) } });
});

/** The files with property tests. */
function propertyTests() {
  const files = globSync(['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'tests/{contract,model}/**/*.test.ts'], { cwd: root });
  return files.filter((file) => /FC_TIMES|from 'fast-check'/.test(readFileSync(join(root, file), 'utf8')));
}
