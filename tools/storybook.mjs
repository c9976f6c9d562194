// Builds the Storybook for screenshots: the same stories with a fixed clock and seeded random numbers (.storybook/deterministic.ts).
import { join } from 'node:path';
import { root, run } from './run.mjs';

export const storybookFolder = join(root, 'storybook-static');

export function buildStorybook() {
  return run('storybook', ['build', '--quiet', '--output-dir', storybookFolder], {
    env: { STORYBOOK_DETERMINISTIC: '1' },
    quiet: true,
  });
}
