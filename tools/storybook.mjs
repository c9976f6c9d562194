// Builds the Storybook that is pictured: the same stories, with the clock stopped and chance seeded (.storybook/frozen.ts).
import { join } from 'node:path';
import { root, run } from './run.mjs';

export const storybookFolder = join(root, 'storybook-static');

export function buildStorybook() {
  return run('storybook', ['build', '--quiet', '--output-dir', storybookFolder], {
    env: { STORYBOOK_FROZEN: '1' },
    quiet: true,
  });
}
