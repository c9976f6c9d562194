import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentNames } from './componentNames.ts';
import { measureComponents } from './componentSizes.ts';
import type { ComponentSize } from './componentSizes.ts';

const file = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'sizes.json');
const recorded: Readonly<Record<string, ComponentSize | undefined>> = JSON.parse(readFileSync(file, 'utf8'));

// The allowed growth of a component: 5 %, plus rounding.
const budgetOf = (kB: number) => kB * 1.05 + 0.1;

it('has a recorded size for every component of the kit, and none for others', () => {
  expect(Object.keys(recorded)).toEqual(componentNames());
});

it('no component weighs more than its budget; `npm run bench -- --part kit --update` records a growth that is meant', async () => {
  const sizes = await measureComponents(componentNames());
  const grown = Object.entries(sizes).flatMap(([name, { script, style }]) => {
    const before = recorded[name];
    const isWithin = before && script <= budgetOf(before.script) && style <= budgetOf(before.style);
    return isWithin
      ? []
      : [`${name}: ${script} kB of code, ${style} kB of rules, recorded ${before?.script} and ${before?.style}`];
  });
  expect(grown).toEqual([]);
});
