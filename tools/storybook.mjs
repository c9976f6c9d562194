// Builds the Storybook for screenshots: the same stories with a fixed clock and seeded random numbers (.storybook/deterministic.ts).
// `npm run storybook:deterministic` builds it; `buildStorybook` takes it from turbo's cache where nothing of it has changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, root, run } from './run.mjs';

export const storybookFolder = join(root, 'storybook-static');

export function buildStorybook() {
  return run('turbo', ['run', '//#storybook:deterministic', '--output-logs=errors-only', '--log-prefix=none']);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // The pages of statecharts show the results of the last run, which differ each time.
  const env = { STORYBOOK_DETERMINISTIC: '1', UNIT_REPORT: join(root, 'no', 'report.json') };
  await command(() => run('storybook', ['build', '--quiet', '--output-dir', storybookFolder], { env, quiet: true }));
}
