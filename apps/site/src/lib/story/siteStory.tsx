import type { Decorator, Loader } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { getClient } from '../backend/client.ts';
import { startEmbedded } from '../backend/embedded.ts';
import { clearRecord } from '../backend/sessionRecord.ts';

/** Story loader: starts a fresh embedded backend in the toolbar's scenario and persona. */
export const withFreshBackend: Loader = async ({ globals: { scenario, persona } }) => {
  const backend = await startEmbedded();
  const { auth } = await getClient();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) throw error;
  backend.setScenario(nameIn(scenario));
  await clearRecord();
  const session = await backend.signInAs(nameIn(persona) ?? backend.scenario?.persona ?? 'visitor');
  if (session) await auth.setSession(session);
  await backend.saved();
  dispatchEvent(new CustomEvent('storybackend', { detail: backend })); // for tests that record its responses
  return {};
};

/** A value of the toolbar; `null` if nothing is selected. */
function nameIn(choice: unknown): string | null {
  return typeof choice === 'string' && choice !== '' ? choice : null;
}

/** Decorator: renders a story in a memory router at `parameters.path`; other routes show the path that was navigated to. */
export const withRouterAt: Decorator = (Story, { parameters, globals: { scenario, persona } }) => {
  const path: unknown = parameters.path;
  if (typeof path !== 'string') throw new Error('A story of the site needs its address: `parameters: { path: "/login" }`.');
  return <Site key={`${scenario} ${persona}`} path={path} page={<Story />} />;
};

function Site({ path, page }: { readonly path: string; readonly page: ReactNode }) {
  const [router] = useState(() => {
    const [pathname] = path.split('?');
    const routes = [
      { path: pathname, element: page },
      { path: '*', element: <Arrived /> },
    ];
    return createMemoryRouter(routes, { initialEntries: [path] });
  });
  return <RouterProvider router={router} />;
}

function Arrived() {
  const { pathname, search } = useLocation();
  return <main style={{ padding: 24 }}>Arrived at {pathname + search}</main>;
}
