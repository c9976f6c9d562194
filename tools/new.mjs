// `npm run new <component|machine|route> <Name>`: creates the first version from a template, in its folder.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { registerComponent } from './new/registerComponent.mjs';
import { registerMachine } from './new/registerMachine.mjs';
import { registerRoute } from './new/registerRoute.mjs';
import { command, CommandError, root, run } from './run.mjs';

const kinds = {
  component: {
    form: /^[A-Z][A-Za-z0-9]+$/,
    example: 'PriceTag',
    register: registerComponent,
    next: (name) => `Replace the notes of its stories, then \`npm test -- visual --update\` takes the first pictures of ${name}.`,
  },
  machine: {
    form: /^[a-z]+(-[a-z]+)*$/,
    example: 'contact-dock',
    register: registerMachine,
    needsGen: true,
    next: (name) => `Replace the rows of specs/statecharts/${name}.table.yaml and the machine, and use it on a page.`,
  },
  route: {
    form: /^[a-z]+(-[a-z]+)*$/,
    example: 'press-room',
    register: registerRoute,
    needsGen: true,
    next: (name) =>
      `Write the title and the description of ${name} in routes.yaml, in ar/routes.yaml and in its row of seo_config, then \`npm run gen\`.`,
  },
};

await command(async ([kind, name]) => {
  const known = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : undefined;
  if (!known || !name)
    throw new CommandError(
      'Say what to make: npm run new <component|machine|route> <name>, e.g. npm run new component PriceTag.',
    );
  if (!known.form.test(name)) throw new CommandError(`"${name}" is no name for a ${kind}; write it like ${known.example}.`);
  const templates = join(import.meta.dirname, 'templates', kind);
  const files = (await readdir(templates, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const written = files.map((entry) => {
    const source = join(entry.parentPath, entry.name);
    return { source, target: join(root, fill(relative(templates, source).replace(/\.tmpl$/, ''), name)) };
  });
  const taken = written.find(({ target }) => existsSync(target));
  if (taken) throw new CommandError(`${relative(root, taken.target)} exists already. Choose another name, or delete it first.`);
  for (const { source, target } of written) {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(source, 'utf8'), name));
    process.stdout.write(`wrote ${relative(root, target)}\n`);
  }
  const registered = (await known.register?.(name, root)) ?? [];
  if (registered.length > 0)
    await run(
      'oxfmt',
      registered.filter((file) => !file.endsWith('.sql')),
      { quiet: true },
    );
  for (const file of registered) process.stdout.write(`changed ${relative(root, file)}\n`);
  if (known.needsGen) await run('npm', ['run', 'gen', '--silent'], { quiet: true });
  process.stdout.write(`${known.next(name)}\n`);
});

/** Replaces `__name__` (as given), `__Name__` (PascalCase) and `__camel__` (camelCase). */
function fill(text, name) {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', pascal)
    .replaceAll('__camel__', pascal[0].toLowerCase() + pascal.slice(1));
}
