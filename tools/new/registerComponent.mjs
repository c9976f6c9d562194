import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Exports a new component from the kit and records its size for tests/size. */
export async function registerComponent(name, root) {
  const index = join(root, 'packages/ui/src/index.ts');
  await writeFile(index, exportComponent(await readFile(index, 'utf8'), name));
  const { measureComponents } = await import('../../tests/size/componentSizes.ts');
  const sizes = join(root, 'packages/ui/sizes.json');
  const measured = await measureComponents([name]);
  await writeFile(sizes, recordSize(await readFile(sizes, 'utf8'), name, measured[name]));
  return [index, sizes];
}

/** Appends the component and its props to the text of index.ts. */
export function exportComponent(text, name) {
  return `${text.trimEnd()}\nexport { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
}

/** Adds the component to the text of sizes.json, in alphabetical order. */
export function recordSize(text, name, size) {
  const sizes = Object.entries({ ...JSON.parse(text), [name]: size }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`;
}
