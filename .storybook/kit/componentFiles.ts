import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(import.meta.dirname, '..', '..', 'packages/ui/src');

let known: ReadonlyMap<string, string> | undefined;

/** The file of each component, by name. */
export function componentFiles(): ReadonlyMap<string, string> {
  return (known ??= readEntryPoint());
}

function readEntryPoint(): ReadonlyMap<string, string> {
  const entryPoint = readFileSync(join(kit, 'index.ts'), 'utf8');
  return new Map(
    [...entryPoint.matchAll(/^export \{(?<names>[^}]+)\} from '\.\/(?<file>[^']+\.tsx)';/gm)].flatMap(({ groups }) =>
      (groups?.['names'] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => [name, join(kit, groups?.['file'] ?? '')] as const),
    ),
  );
}
