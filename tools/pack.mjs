// `npm run pack [-- ui machines mocks codegen statechart-viewer] [--out DIR]`: builds the publishable packages and packs them with
// `npm pack` (docs/decisions/0019).
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile } from './pack/compile.mjs';
import { writeManifest } from './pack/manifest.mjs';
import { compileStyles } from './pack/styles.mjs';
import { command, CommandError, readOptions, root, run } from './run.mjs';

const publishable = ['ui', 'machines', 'mocks', 'codegen', 'statechart-viewer'];

await command(async (args) => {
  const { words, out = join(root, 'node_modules', '.cache', 'pack') } = readOptions(args, { words: true, out: 'value' });
  const unknown = words.find((name) => !publishable.includes(name));
  if (unknown) throw new CommandError(`"${unknown}" is not for publishing. Packages: ${publishable.join(', ')}.`);

  const folder = resolve(out);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packages = await compile(words.length > 0 ? words : publishable, folder);
  for (const each of packages) {
    await writeManifest(each, await compileStyles(each));
    await run('npm', ['pack', each.folder, '--pack-destination', folder, '--ignore-scripts', '--silent']);
  }
});
