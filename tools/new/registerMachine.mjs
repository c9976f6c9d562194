import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertBefore } from './insertBefore.mjs';

/** Exports a new machine, and adds it to the tests that list all machines. */
export async function registerMachine(name, root) {
  const edits = [
    ['packages/machines/src/index.ts', exportMachine],
    ['packages/machines/src/index.test.ts', addExportedNames],
    ['tests/model/machines.ts', addToMachines],
  ];
  for (const [file, edit] of edits) {
    const path = join(root, file);
    await writeFile(path, edit(await readFile(path, 'utf8'), name));
  }
  return edits.map(([file]) => join(root, file));
}

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascalCase = (name) => camelCase(`-${name}`);

export function exportMachine(text, name) {
  const [camel, pascal] = [camelCase(name), pascalCase(name)];
  return `${text.trimEnd()}
export { ${camel}Machine } from './${name}/${camel}.machine.ts';
export type { ${pascal}Event } from './${name}/${camel}.machine.ts';
export { initial${pascal}View, viewOf${pascal} } from './${name}/${camel}.view.ts';
export type { ${pascal}View } from './${name}/${camel}.view.ts';
`;
}

export function addExportedNames(text, name) {
  const [camel, pascal] = [camelCase(name), pascalCase(name)];
  return insertBefore(text, '       wrap`', `       ${camel}Machine initial${pascal}View viewOf${pascal}\n`);
}

export function addToMachines(text, name) {
  const camel = camelCase(name);
  const key = name === camel ? name : `'${name}'`;
  return [
    ['  typingHeadlineMachine,\n', `  ${camel}Machine,\n`],
    ["import { typingHeadline } from './invariants", `import { ${camel} } from './invariants/${camel}.ts';\n`],
    ["    'typing-headline': {", `    ${key}: { machine: ${camel}Machine, invariants: ${camel} },\n`],
  ].reduce((edited, [place, added]) => insertBefore(edited, place, added), text);
}
