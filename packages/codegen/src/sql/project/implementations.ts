import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding } from '../../finding.ts';
import { displayPath } from '../../yaml/readYaml.ts';

/** The hand-written implementations of a project: `supabase/implementations/<function>.ts`, each exporting `implementation`. */
export interface Implementations {
  /**
   * The variable that the implementation of a function is imported as, if there is one. Functions outside `public` have qualified
   * names.
   */
  readonly use: (routine: string) => string | undefined;
  /** The import statements of the used implementations. */
  readonly imports: (outDir: string) => string[];
  /** Findings about the files; `routines` are the existing functions. */
  readonly findings: (routines: ReadonlySet<string>) => Finding[];
}

const variableOf = (routine: string): string =>
  `${routine.replaceAll(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}Implementation`;

/** Finds the implementations of a project; tests, folders and files that begin with `_` are ignored. */
export function findImplementations(supabaseDir: string): Implementations {
  const folder = join(supabaseDir, 'implementations');
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^[^_].*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
  const used = new Set<string>();
  return {
    use(routine) {
      if (!names.includes(routine)) return undefined;
      used.add(routine);
      return variableOf(routine);
    },
    imports: (outDir) =>
      [...used].toSorted().map((name) => {
        const path = relative(outDir, join(folder, `${name}.ts`)).replaceAll('\\', '/');
        return `import { implementation as ${variableOf(name)} } from '${path.startsWith('.') ? path : `./${path}`}';`;
      }),
    findings: (routines) =>
      names.flatMap((name) => {
        const file = join(folder, `${name}.ts`);
        const place = { file: displayPath(file), line: 1, column: 1 };
        if (!routines.has(name))
          return [
            {
              ...place,
              message: `There is no function ${name} in the migrations. Name the file after the function, or remove it.`,
            },
          ];
        if (!/^export (?:const|function) implementation\b/m.test(readFileSync(file, 'utf8')))
          return [
            {
              ...place,
              message: `This file exports no implementation. Write: export const implementation: FunctionImplementation = (sql, args) => …, or TriggerImplementation.`,
            },
          ];
        return [];
      }),
  };
}
