import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root, run } from './packed.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages that an app installs itself. */
const own = ['@types/node', '@types/react', '@types/react-dom', 'next', 'react-hook-form', 'typescript', 'vite'];

/**
 * Copies the apps of this folder to `folder` and installs tarballs there without a network: each is unpacked, and only the
 * packages in its package.json are linked.
 */
export async function install(tarballs: readonly string[], folder: string): Promise<readonly string[]> {
  await cp(join(import.meta.dirname, 'apps'), folder, { recursive: true });
  const installed = await Promise.all(tarballs.map((tarball) => unpack(tarball, folder)));
  const named = installed.flatMap(({ manifest }) => Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  for (const name of new Set([...own, ...named])) {
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
  return { path, manifest };
}
