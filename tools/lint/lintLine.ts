import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/**
 * Lints single lines with one rule of ours, in a folder that exists as long as the tests of the calling file run.
 * @param plugin the file of the plugin in this folder
 * @param rule its full name, such as `facts/literal`
 * @returns a function that gives what oxlint says of a component with this line
 */
export function lintLineWith(plugin: string, rule: string): (line: string) => Promise<string> {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lint-'));
    const jsPlugins = [join(import.meta.dirname, plugin)];
    const config = { categories: { correctness: 'off' }, jsPlugins, rules: { [rule]: 'error' } };
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return async (line) => {
    const file = join(folder, 'Part.tsx');
    await writeFile(file, `export const Part = ({ a }) => {\n${line}\n};\n`);
    const oxlint = join(import.meta.dirname, '..', '..', 'node_modules', 'oxlint', 'bin', 'oxlint');
    return new Promise((resolve) =>
      execFile(process.execPath, [oxlint, '--config', join(folder, '.oxlintrc.json'), file], (_, said) => resolve(said)),
    );
  };
}
