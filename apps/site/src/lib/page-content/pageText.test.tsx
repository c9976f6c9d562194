import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { setLiveContent } from '../live-content/liveContentStore.ts';
import { PageHead } from '../page/PageHead.tsx';
import { PageSection } from '../page/PageSection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
const router = createMemoryRouter(
  [
    {
      path: '/about',
      element: (
        <>
          <PageHead title="We run evaluations." lead="Built in." />
          <PageSection id="money" title="Money" lead="Both ways.">
            <p>A chart</p>
          </PageSection>
        </>
      ),
    },
  ],
  { initialEntries: ['/about'] },
);
const shown = () => [...host.querySelectorAll('h1, h2, h3, p, li')].map(({ textContent }) => textContent);

afterEach(() => act(() => setLiveContent({ texts: null })));

it('shows the built-in texts until others are published', async () => {
  await act(async () => root.render(<RouterProvider router={router} />));
  expect(shown()).toEqual(['We run evaluations.', 'Built in.', 'Money', 'Both ways.', 'A chart']);

  await act(async () =>
    setLiveContent({
      texts: [
        { page: 'about', section: 'lead', body: [{ kind: 'paragraph', text: 'Published.' }] },
        { page: 'why', section: 'money', body: [{ kind: 'heading', text: 'Another page' }] },
      ],
    }),
  );
  expect(shown()).toEqual(['We run evaluations.', 'Published.', 'Money', 'Both ways.', 'A chart']);

  await act(async () => {
    setLiveContent({
      texts: [
        {
          page: 'about',
          section: 'money',
          body: [
            { kind: 'heading', text: 'The money' },
            { kind: 'paragraph', text: 'All of it.' },
            { kind: 'list', items: ['Fees', 'Payouts'] },
            { kind: 'html', text: '<b>no</b>' },
          ],
        },
      ],
    });
    await import('./PageBlocks.tsx');
  });
  await vi.waitFor(() =>
    expect(shown()).toEqual(['We run evaluations.', 'Built in.', 'The money', 'All of it.', 'Fees', 'Payouts', 'A chart']),
  );
});
