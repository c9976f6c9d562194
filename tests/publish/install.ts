import { chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, run } from './packed.ts';

interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages that an app installs itself. */
const own = [
  '@supabase/supabase-js',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'next',
  'react-hook-form',
  'typescript',
  'vite',
  'vitest',
];

/**
 * Copies the apps of this folder to `folder` and installs tarballs there without a network: each is unpacked, and only the
 * packages in its package.json are linked, and its commands.
 */
export async function install(tarballs: readonly string[], folder: string): Promise<readonly string[]> {
  await cp(join(import.meta.dirname, 'apps'), folder, { recursive: true });
  const installed = await Promise.all(tarballs.map((tarball) => unpack(tarball, folder)));
  const named = installed.flatMap(({ manifest }) => Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  for (const name of new Set([...own, ...named.filter((each) => !each.startsWith('@duneline/'))])) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  return installed.map(({ path }) => path);
}

async function unpack(tarball: string, folder: string): Promise<{ path: string; manifest: Manifest }> {
  const scratch = `${tarball}.unpacked`;
  await mkdir(scratch);
  await run('tar', ['-xzf', tarball, '-C', scratch], folder);
  const manifest: Manifest = JSON.parse(await readFile(join(scratch, 'package', 'package.json'), 'utf8'));
  const path = join(folder, 'node_modules', manifest.name);
  await cp(join(scratch, 'package'), path, { recursive: true });
  const commands = join(folder, 'node_modules', '.bin');
  await mkdir(commands, { recursive: true });
  for (const [name, file] of Object.entries(manifest.bin ?? {})) {
    await chmod(join(path, file), 0o755);
    await symlink(join(path, file), join(commands, name));
  }
  return { path, manifest };
}
