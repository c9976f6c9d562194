import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportComponent, recordSize } from '../../tools/new/registerComponent.mjs';
import { addExportedNames, addToMachines, exportMachine } from '../../tools/new/registerMachine.mjs';
import { addArabicTitle, addPage, addScreen, addSeoRow, addToSiteMap } from '../../tools/new/registerRoute.mjs';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
it('exports a new component with its props, and records its size in alphabetical order', () => {
  const index = read('packages/ui/src/index.ts');
  expect(exportComponent(index, 'PriceTag')).toBe(
    `${index}export { PriceTag, type PriceTagProps } from './PriceTag/PriceTag.tsx';\n`,
  );
  const sizes: object = JSON.parse(recordSize(read('packages/ui/sizes.json'), 'PriceTag', { script: 0.3, style: 0.2 }));
  expect(Object.keys(sizes)).toEqual(Object.keys(sizes).toSorted());
  expect(sizes).toHaveProperty('PriceTag', { script: 0.3, style: 0.2 });
});

it.each([
  [
    'specs/site/routes.yaml',
    addPage,
    /  - id: press-room\n    path: \/press-room\n.*\n.*\n.*\n    title: Press room\n    description: .*\n/,
  ],
  ['specs/site/ar/routes.yaml', addArabicTitle, /  press-room:\n    title: .+\n    description: .+\n/],
  [
    'specs/supabase/seeds/41_seo.sql',
    addSeoRow,
    /  \('[\w-]+', 'press-room', '\/press-room', 'Press room', '.+', true, 'published', .*\),\n/,
  ],
  ['apps/site/src/screens.ts', addScreen, /  'press-room': \(\) => import\('.\/routes\/press-room\/press-room.route.tsx'\),\n/],
  ['apps/site/src/features/site-map/siteParts.ts', addToSiteMap, /'press-room', /],
])('adds a new route to %s and changes nothing else there', (file, edit, line) => {
  const before = read(file);
  const after = edit(before, 'press-room');
  expect(after).toMatch(line);
  expect(after.replace(line, '')).toBe(before);
});

it('adds a new machine to the exports and to the tests that list all machines', () => {
  expect(exportMachine('', 'press-kit')).toContain("export { pressKitMachine } from './press-kit/pressKit.machine.ts';\n");
  const added = '       pressKitMachine initialPressKitView viewOfPressKit\n';
  const names = read('packages/machines/src/index.test.ts');
  expect(addExportedNames(names, 'press-kit').replace(added, '')).toBe(names);
  expect(addToMachines(read('tests/model/machines.ts'), 'press-kit')).toContain(
    "    'press-kit': { machine: pressKitMachine, invariants: pressKit },\n",
  );
});
