import { startBrowserBackend, type BrowserBackend } from '@duneline/mocks/browser';
import { backendSpec } from '@duneline/specs/backend';
import { siteWorkerPath, startSiteWorker } from '../offline/siteWorker.ts';
import type { Connection } from './connection.ts';
import { clearRecord } from './sessionRecord.ts';
import { scenarioName, storeSession, readTabScenario, storeTabScenario, type ScenarioChoice } from './tabScenario.ts';

let backend: Promise<BrowserBackend> | undefined;

/**
 * The embedded backend behind the MSW service worker, started on the first call in this tab's scenario. Its state survives a
 * reload; each scenario has its own.
 */
export function startEmbedded(): Promise<BrowserBackend> {
  backend ??= start();
  return backend;
}

/** Starts the embedded backend and returns its URL and public key. */
export async function connectEmbedded(): Promise<Connection> {
  const { url, keys } = await startEmbedded();
  return { url, anonKey: keys.anon };
}

async function start(): Promise<BrowserBackend> {
  const { choice, isNew } = readTabScenario();
  await startSiteWorker(); // includes MSW's worker, because a page can have only one
  const started = await startIn(choice);
  if (isNew) {
    started.reset();
    await Promise.all([started.saved(), clearRecord()]);
    storeSession(await started.signInAs(started.scenario?.persona ?? 'visitor'));
    await started.saved();
  }
  storeTabScenario({ choice: started.scenario === null ? null : choice, isNew: false });
  return started;
}

/** Falls back to the seed, with a console error, when the stored scenario is invalid. */
async function startIn(choice: ScenarioChoice): Promise<BrowserBackend> {
  try {
    const storageKey = ['duneline:backend', scenarioName(choice)].filter(Boolean).join(':');
    // The site's own origin, so that links in mails work (backendPage.ts).
    return await startBrowserBackend(specOfThisSite(), {
      url: location.origin,
      serviceWorkerUrl: siteWorkerPath(),
      storageKey,
      ...(choice !== null && { scenario: choice }),
    });
  } catch (error) {
    if (choice === null) throw error;
    console.error(error instanceof Error ? error.message : error);
    return startIn(null);
  }
}

/** Edge functions redirect to the URL at which this site is open, not to the one in the specs. */
function specOfThisSite(): typeof backendSpec {
  const { edgeRuntime } = backendSpec;
  return {
    ...backendSpec,
    ...(edgeRuntime && { edgeRuntime: { ...edgeRuntime, secrets: { ...edgeRuntime.secrets, SITE_URL: location.origin } } }),
  };
}
