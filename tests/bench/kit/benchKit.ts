import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames } from '../../size/componentNames.ts';
import { measureComponents } from '../../size/componentSizes.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'sizes.json');

/**
 * Prints the size of each component on its own.
 * @param isUpdate whether to update `packages/ui/sizes.json`, which Storybook shows and tests enforce
 */
export async function benchKit(isUpdate: boolean): Promise<void> {
  const sizes = await measureComponents(componentNames());
  process.stdout.write(`\n${'component, kB after gzip'.padEnd(28)}${'code'.padStart(8)}${'rules'.padStart(8)}\n`);
  for (const [name, { script, style }] of Object.entries(sizes))
    process.stdout.write(`${name.padEnd(28)}${script.toFixed(1).padStart(8)}${style.toFixed(1).padStart(8)}\n`);
  if (isUpdate) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
}
