import '@duneline/ui/theme';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { takeEarlyClicks } from './lib/start/earlyClicks.ts';
import { isPrerenderedFor, readHydrationData } from './lib/start/prerendered.ts';
import { resolveLazyRoutes } from './lib/start/resolveLazyRoutes.ts';
import { appRoutes } from './router.tsx';

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element.');
  const isPrerendered = isPrerenderedFor(root, location.pathname);
  if (isPrerendered) await resolveLazyRoutes(appRoutes, location);
  const router = createBrowserRouter(appRoutes, isPrerendered ? { hydrationData: readHydrationData() } : undefined);
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

void start();
