import { join } from 'node:path';
import { build } from 'vite';
import type { WorkerFacts } from '../src/worker/facts.ts';
import type { Environment } from './environment.ts';
import type { BuiltLanguage } from './seo/writeSeoFiles.ts';

/** Writes `/sw.js`, which caches visited pages of every language (docs/decisions/0021). */
export async function buildSiteWorker(
  languages: readonly BuiltLanguage[],
  environment: Environment,
  dist: string,
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { WORKER_FACTS: JSON.stringify(factsOf(languages, environment)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'src', 'worker', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

function factsOf(languages: readonly BuiltLanguage[], { mode }: Environment): WorkerFacts {
  const offlinePages = languages.map(({ language, server: { addressIn } }) => ({
    prefix: addressIn(language.id, '/').replace(/\/$/, ''),
    path: addressIn(language.id, '/offline'),
  }));
  return {
    builds: languages.map((one) => one.build),
    later: Object.assign({}, ...languages.map(({ later }) => later)),
    keepable: languages.flatMap(({ language, server: { routes, addressIn } }) =>
      routes.filter(isEverybodys).map(({ path }) => `^${addressIn(language.id, path).replace(/:\w+/g, '[^/]+')}/?$`),
    ),
    offlinePages: offlinePages.toSorted((one, other) => other.prefix.length - one.prefix.length),
    backendWorker: mode === 'embedded' ? '/mockServiceWorker.js' : null,
  };
}

/** Indexable pages contain no personal data; sign-in pages are excluded in addition. */
const isEverybodys = ({ kind, isIndexable }: BuiltLanguage['server']['routes'][number]) => kind === 'public' && isIndexable;
