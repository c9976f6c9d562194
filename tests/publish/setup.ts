import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install } from './install.ts';
import { packed } from './packed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    published: {
      /** The folder with a copy of `apps/`, where the tarballs are installed. */
      readonly apps: string;
      readonly tarballs: readonly string[];
      /** The folders of the installed packages. */
      readonly installed: readonly string[];
    };
  }
}

/** Packs the packages once for all tests of this folder. */
export default async function setup({ provide }: TestProject): Promise<() => PromiseLike<void>> {
  const pack = await packed();
  const apps = join(pack.folder, 'apps');
  provide('published', { apps, tarballs: pack.tarballs, installed: await install(pack.tarballs, apps) });
  return () => pack[Symbol.asyncDispose]();
}
