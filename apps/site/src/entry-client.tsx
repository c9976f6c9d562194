import '@duneline/ui/theme';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { isBackendPath } from './lib/backend/backendPath.ts';
import { storeRequestedScenario } from './lib/backend/tabScenario.ts';
import { takeEarlyClicks } from './lib/start/earlyClicks.ts';
import { basePath } from './lib/language/language.ts';
import { isPrerenderedFor, readHydrationData } from './lib/start/prerendered.ts';
import { resolveLazyRoutes } from './lib/start/resolveLazyRoutes.ts';
import { whenIdle } from './lib/start/whenIdle.ts';
import { appRoutes } from './router.tsx';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element.');
  if (!import.meta.env.VITE_SUPABASE_URL && isBackendPath(location.pathname)) {
    const { openBackendPage } = await import('./lib/backend/backendPage.ts');
    return openBackendPage(root, new Request(location.href));
  }
  const isPrerendered = isPrerenderedFor(
    root,
    location.pathname,
    matchRoutes(appRoutes, location, basePath || '/')?.at(-1)?.route.id,
  );
  if (isPrerendered) await resolveLazyRoutes(appRoutes, location, root.dataset.screen);
  const router = createBrowserRouter(appRoutes, {
    basename: basePath || '/',
    hydrationData: isPrerendered ? readHydrationData() : undefined,
  });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  takeEarlyClicks();
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportHydration }));
  else createRoot(root).render(app);
}

function reportHydration(error: unknown) {
  console.error('The prerendered page and the rendered one differ.', error);
}

/** Prefetches other pages once this one is idle; without a network they load on navigation. */
async function readyOthers() {
  await whenIdle();
  const [{ prefetchOnIntent }] = await Promise.all([import('./lib/start/prefetchOnIntent.ts'), import('./screens.ts')]);
  prefetchOnIntent(appRoutes);
}

async function startPanel() {
  await whenIdle();
  const { mountPanel } = await import('./features/backend-panel/mountPanel.tsx');
  mountPanel();
}

/** Keeps the codes of this link; following pages have other URLs. Other tabs may have codes for this one, or need its own. */
async function followReferral() {
  const { search } = location;
  const isLink = /[?&](?:ref|coupon)=/.test(search);
  // A page that was opened from another tab of the site may need the codes for its first view.
  if (!isLink && !document.referrer.startsWith(`${location.origin}/`)) await whenIdle();
  const [{ keepReferral }, { shareReferral }] = await Promise.all([
    import('./lib/referral/referral.ts'),
    import('./lib/referral/shareReferral.ts'),
  ]);
  const isUndecided = isLink && keepReferral(search);
  shareReferral();
  if (isUndecided) await (await import('./lib/referral/settleReferral.ts')).settleReferral();
}

void start();
void followReferral().catch((error: unknown) => console.warn('The code of a link may be lost.', error));
void readyOthers().catch(() => {});
// Only for the embedded backend: a hosted build does not contain this code.
if (!import.meta.env.VITE_SUPABASE_URL) {
  storeRequestedScenario(location.search);
  void startPanel();
}
