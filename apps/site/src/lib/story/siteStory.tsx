import type { Decorator, Loader } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { getClient } from '../backend/client.ts';
import { startEmbedded } from '../backend/embedded.ts';

/** Before each story of the site: the embedded backend runs as on the site, holds its seed, and nobody is signed in. */
export const freshBackend: Loader = async () => {
  const backend = await startEmbedded();
  const { auth } = await getClient();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) throw error;
  backend.reset();
  await backend.saved();
  return {};
};

/** Puts a story at `parameters.path` of a site in memory, whose every other page says that one arrived there. */
export const atPath: Decorator = (Story, { parameters }) => {
  const path: unknown = parameters.path;
  if (typeof path !== 'string') throw new Error('A story of the site needs its address: `parameters: { path: "/login" }`.');
  return <Site path={path} page={<Story />} />;
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
