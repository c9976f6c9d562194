import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The fonts are files of their own, each with its license beside it. */
const fonts = join(import.meta.dirname, '../../../packages/ui/src/theme/fonts');
const rule = `\n${'-'.repeat(80)}\n`;

/** Adds to `folders` the folder of every package whose code is in the bundle. */
export function collectPackages(folders: Set<string>): Plugin {
  return {
    name: 'duneline-collect-packages',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const folder = packageFolder(id);
          if (folder !== null) folders.add(folder);
        }
      }
    },
  };
}

/** The folder of the package that a module belongs to; `null` for our own code. */
export function packageFolder(id: string): string | null {
  return /^\0?(?<folder>.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.groups?.folder ?? null;
}

/**
 * The text of `/third-party-notices.txt`: name, version and license of each package and font that the site ships.
 * @throws if a package names no license
 */
export async function writeNotices(folders: ReadonlySet<string>): Promise<string> {
  const packages = await Promise.all([...folders].map(noticeOfPackage));
  const notices = [...new Set(packages)].toSorted();
  return ['Third-party code and fonts of this site', ...notices, ...(await noticesOfFonts())].join(rule);
}

async function noticeOfPackage(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  if (!manifest.license) throw new Error(`${manifest.name} is in the bundle and names no license. Find out, or replace it.`);
  // A package that contains others' fonts or decoders has their licenses in the same folder as them.
  const parts = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  const folders = [folder, ...parts.map(({ name }) => join(folder, name)).toSorted()];
  const isLicense = (file: string) => /^(?:licen[cs]e|notice|copying)/i.test(file);
  const texts = new Set((await Promise.all(folders.map((one) => licenseTexts(one, isLicense)))).flat());
  return [`${manifest.name} ${manifest.version}`, `License: ${manifest.license}`, ...texts].join('\n\n');
}

async function noticesOfFonts(): Promise<string[]> {
  const texts = await licenseTexts(fonts, (file) => file.endsWith('-LICENSE.txt'));
  return texts.map((text) => `Font\n\n${text}`);
}

async function licenseTexts(folder: string, isLicense: (file: string) => boolean): Promise<string[]> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() && isLicense(entry.name));
  const names = files.map(({ name }) => name).toSorted();
  return Promise.all(names.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()));
}
