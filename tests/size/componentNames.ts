import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const entryPoint = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'index.ts');

/** The components of `@duneline/ui`: exports from a `.tsx` file of the same name. */
export function componentNames(): readonly string[] {
  const text = readFileSync(entryPoint, 'utf8');
  return [...text.matchAll(/^export \{ (?<names>[^}]+) \} from '\.\/[^']+\.tsx';/gm)]
    .flatMap(({ groups }) => groups?.['names']?.split(',') ?? [])
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .toSorted();
}
