import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { packageFolder, writeNotices } from './notices.ts';

it.each([
  ['/kit/node_modules/react/index.js', '/kit/node_modules/react'],
  ['\0/kit/node_modules/@supabase/auth-js/dist/index.js?commonjs', '/kit/node_modules/@supabase/auth-js'],
  ['/kit/node_modules/a/node_modules/b/index.js', '/kit/node_modules/a/node_modules/b'],
  ['/kit/apps/site/src/router.tsx', null],
])('finds the package of %s', (id, folder) => expect(packageFolder(id)).toBe(folder));

it('prints name, version and license text of each package, and the licenses of the fonts', async () => {
  const react = dirname(fileURLToPath(import.meta.resolve('react/package.json')));
  const text = await writeNotices(new Set([react]));
  expect(text).toMatch(/^react \d+\.\d+\.\d+\n\nLicense: MIT\n\nMIT License\n\nCopyright/m);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1.1/gi)?.length).toBeGreaterThanOrEqual(3);
});

it('stops the build for a package without a license', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  await writeFile(join(folder, 'package.json'), '{"name":"unknown-terms","version":"1.0.0"}');
  await expect(writeNotices(new Set([folder]))).rejects.toThrow('unknown-terms is in the bundle and names no license.');
});
