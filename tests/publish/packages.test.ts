import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { importsOf, importsOnDemand } from '../../tools/pack/importsOf.mjs';

const { installed, tarballs } = inject('published');

describe('what `npm run pack` makes', () => {
  it('is a tarball for each package', () => {
    expect(new Set(installed.map((path) => basename(path)))).toEqual(
      new Set(['codegen', 'machines', 'mocks', 'statechart-viewer', 'ui']),
    );
  });

  it('says in the README what the larger components weigh, and has all sizes', async () => {
    const ui = installed.find((path) => basename(path) === 'ui') ?? '';
    expect(JSON.parse(await readFile(join(ui, 'sizes.json'), 'utf8'))).toHaveProperty('Button.script');
    expect(await readFile(join(ui, 'README.md'), 'utf8')).toMatch(/\| DatePicker \| [\d.]+ \| [\d.]+ \|/);
  });

  it('has a license, a changelog with what comes next, and source maps with the sources in them', async () => {
    for (const path of installed) {
      const read = (file: string) => readFile(join(path, file), 'utf8');
      expect(await read('LICENSE')).toContain('All rights reserved');
      expect(await read('CHANGELOG.md')).toMatch(/^# @duneline\/[\w-]+\n\n## (?:Unreleased|\d)/);
      const modules = globSync('dist/**/*.js', { cwd: path });
      const mapped = modules.filter((file) => !/\.css\.js$|noRules\.js$/.test(file));
      expect(mapped.length).toBeGreaterThan(0);
      for (const file of mapped) {
        const { sources, sourcesContent } = JSON.parse(await read(`${file}.map`));
        const name = basename(file, '.js');
        expect(sources).toEqual([expect.stringMatching(`^${name}\\.tsx?$`)]);
        expect(sourcesContent).toEqual([expect.any(String)]);
      }
    }
  });

  it('has every module, declaration and style sheet that its modules import', () => {
    for (const path of installed) {
      const needed = globSync('dist/**/*.js', { cwd: path }).flatMap((file) => {
        const text = readFileSync(join(path, file), 'utf8');
        const imported: readonly string[] = [...importsOf(text), ...importsOnDemand(text)];
        return imported.flatMap((name) => {
          if (name.startsWith('#css/')) return [join('dist', name.slice('#css/'.length))];
          const module = join(dirname(file), name);
          return name.startsWith('.') ? [module, module.replace(/\.js$/, '.d.ts')] : [];
        });
      });
      expect([...new Set(needed)].filter((file) => !existsSync(join(path, file)))).toEqual([]);
    }
  });

  it('publint finds nothing to say about it', async () => {
    for (const path of installed) expect((await publint({ pkgDir: path, pack: false, strict: true })).messages).toEqual([]);
  });

  // node10 does not support `exports`, and CommonJS needs `import()`: packages with only ES modules support neither.
  it('its types are right for bundlers and for Node’s modules, says attw', async () => {
    for (const tarball of tarballs) {
      const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
      const problems = 'problems' in result ? result.problems : [{ kind: 'no types' }];
      const isOld = (problem: object) =>
        'resolutionKind' in problem && ['node10', 'node16-cjs'].includes(String(problem.resolutionKind));
      expect(problems.filter((problem) => !isOld(problem))).toEqual([]);
    }
  });
});
