// `npm test -- visual --chromatic`: sends the stories with the modes of .storybook/modes.ts to Chromatic.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, run } from './run.mjs';
import { buildStorybook, storybookFolder } from './storybook.mjs';

/** @throws {CommandError} without CHROMATIC_PROJECT_TOKEN. */
export async function sendToChromatic({
  token = process.env.CHROMATIC_PROJECT_TOKEN,
  build = buildStorybook,
  start = run,
  folder = storybookFolder,
} = {}) {
  if (!token) {
    throw new CommandError(
      'CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to. Set it to the token on the Manage page of the project at chromatic.com. `npm test -- visual` compares the same stories without an account.',
    );
  }
  await build();
  const file = join(folder, 'index.json');
  writeFileSync(file, JSON.stringify(onlyPictured(JSON.parse(readFileSync(file, 'utf8')))));
  // The token remains in the environment, where Chromatic reads it, because other users can see command lines.
  await start('chromatic', ['--storybook-build-dir', folder, '--ci']);
}

/** Storybook's index, with only the stories that have screenshots. */
function onlyPictured({ entries, ...rest }) {
  const pictured = Object.entries(entries).filter(([, { type, tags }]) => type !== 'story' || tags.includes('visual'));
  return { ...rest, entries: Object.fromEntries(pictured) };
}
