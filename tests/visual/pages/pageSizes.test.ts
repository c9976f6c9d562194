import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltScripts } from '../../builtScripts.ts';
import { findGrowth } from './pageSizes.ts';

describe('the sizes of a page', () => {
  const recorded = { start: 100, scripts: 150, styles: 20, html: 30 };

  it('may shrink, or grow within the tolerance', () => {
    expect(findGrowth(recorded, { start: 102.1, scripts: 140, styles: 20.5, html: 30 })).toEqual([]);
  });

  it('are reported by part when they grow beyond the tolerance', () => {
    expect(findGrowth(recorded, { start: 102.3, scripts: 150, styles: 20, html: 34 })).toEqual([
      'its start grew from 100 KiB, as in apps/site/sizes.json, to 102.3 KiB',
      'its html grew from 30 KiB, as in apps/site/sizes.json, to 34 KiB',
    ]);
  });

  it('are recorded for every page', () => {
    expect(findGrowth(undefined, recorded)).toEqual(['its sizes are not in apps/site/sizes.json']);
  });
});

describe('the scripts of a built site', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<script type="module">import("/assets/home-1.js"),"/assets/home-1.js"</script>');
  for (const [name, text] of Object.entries({
    'home-1.js': 'import{a}from"./parts-1.js";import("./later-1.js");import("./embedded-1.js")',
    'parts-1.js': 'import"./base-1.js"',
    'base-1.js': 'export{}',
    'later-1.js': 'import"./parts-1.js"',
    'embedded-1.js': 'import"./engine-1.js";import"./base-1.js"',
    'engine-1.js': 'export{}',
  }))
    writeFileSync(join(dist, 'assets', name), text);
  const scripts = readBuiltScripts(dist);

  it('start with those of the document and what these import', () => {
    expect(scripts.startOf('<script type="module" src="/assets/home-1.js"></script>')).toEqual([
      'home-1.js',
      'parts-1.js',
      'base-1.js',
    ]);
  });

  it('are part of a hosted site unless only the embedded backend loads them', () => {
    const names = ['home-1.js', 'later-1.js', 'base-1.js', 'embedded-1.js', 'engine-1.js'];
    expect(names.filter((name) => scripts.isHosted(name))).toEqual(['home-1.js', 'later-1.js', 'base-1.js']);
  });

  it('are all there: an import of another is an error', () => {
    writeFileSync(join(dist, 'assets', 'engine-2.js'), 'import"./gone-1.js"');
    const broken = readBuiltScripts(dist);
    expect(() => broken.startOf('"/assets/engine-2.js"')).toThrow(/gone-1\.js is imported, and is not in/);
  });
});
