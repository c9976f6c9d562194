// Finds the Chromium that tests, screenshots and benchmarks run in. `node tools/browser.mjs` prints its path.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const PINNED = '153.0.0';
const execute = promisify(execFile);

/** Arguments for reproducible screenshots; the sandbox is off because CI runs as root. */
const browserArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster', // redrawing only a part can change the antialiasing of a curve at its edge
];

/** In bytes. Containers often have 64 MB, with which pages crash. */
const enoughSharedMemory = 1024 ** 3;

/**
 * How Playwright starts the browser of tests, screenshots and benchmarks. Playwright keeps shared memory in files of the disk, because
 * a container may have very little; where there is enough, memory takes an eighth less of the processor's time.
 * @throws {BrowserNotFound}
 */
export async function launchOptions() {
  const free = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return {
    executablePath: await findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: free < enoughSharedMemory ? [] : ['--disable-dev-shm-usage'],
  };
}

export class BrowserNotFound extends Error {}

/**
 * The path of a Chromium: `PW_CHROMIUM`, the pinned one from the registry (Linux x64), Playwright's, or the system's.
 * @throws {BrowserNotFound} with installation instructions if there is none
 */
export async function findBrowser() {
  const named = process.env.PW_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new BrowserNotFound(`PW_CHROMIUM names ${named}, and no file is there. Unset it, or set it to the path of a Chromium.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return pinned();
  const { chromium } = await import('playwright');
  const candidates = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new BrowserNotFound(
    'No Chromium was found. Run `npx playwright install chromium`, or set PW_CHROMIUM to the path of one.',
  );
}

/**
 * Unpacks @sparticuz/chromium once into the project's cache, with its own temporary folder, because the package reuses any file
 * of that name there.
 */
async function pinned() {
  const cache = join(root, 'node_modules', '.cache', `chromium-${PINNED}-own-fonts`);
  const path = join(cache, 'start');
  if (existsSync(path)) return path;
  const staging = `${cache}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  const unpack = "import('@sparticuz/chromium').then(async ({ default: chromium }) => { await chromium.executablePath(); })";
  await execute(process.execPath, ['-e', unpack], { cwd: root, env: { ...process.env, TMPDIR: staging } });
  await writeStarter(staging);
  try {
    renameSync(staging, cache);
  } catch (error) {
    if (!existsSync(path)) throw error; // another process was first
    rmSync(staging, { recursive: true });
  }
  return path;
}

/** A minimal machine lacks the NSS libraries, which the package includes: Chromium then starts with those. */
async function writeStarter(folder) {
  const isWhole = await execute(join(folder, 'chromium'), ['--version']).then(
    () => true,
    () => false,
  );
  if (!isWhole) {
    const libraries = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', 'al2023.tar.br');
    const archive = join(folder, 'libraries.tar');
    writeFileSync(archive, brotliDecompressSync(readFileSync(libraries)));
    await execute('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
  }
  writeFileSync(
    join(folder, 'fonts.conf'),
    fontConfig(relative(folder, fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf')))),
  );
  const environment = `FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache" ${isWhole ? '' : 'LD_LIBRARY_PATH="$here/lib" '}`;
  writeFileSync(join(folder, 'start'), `#!/bin/sh\nhere=$(dirname "$0")\n${environment}exec "$here/chromium" "$@"\n`, {
    mode: 0o755,
  });
}

/**
 * The machine's fonts are visible where the site's own lack a character, so the browser uses only fonts of the installation.
 * Rendering has Debian's defaults: slight hinting, no subpixel antialiasing.
 */
function fontConfig(fonts) {
  const set = (name, kind, value) => `<edit name="${name}" mode="assign"><${kind}>${value}</${kind}></edit>`;
  const alias = (generic, family) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>DejaVu ${family}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir prefix="relative">${fonts}</dir>
<cachedir prefix="xdg">fonts</cachedir>
${alias('sans-serif', 'Sans')}${alias('serif', 'Serif')}${alias('monospace', 'Sans Mono')}
<match target="pattern">
${set('antialias', 'bool', 'true')}${set('hinting', 'bool', 'true')}${set('hintstyle', 'const', 'hintslight')}
<edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
</match>
</fontconfig>
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.stdout.write(`${await findBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
