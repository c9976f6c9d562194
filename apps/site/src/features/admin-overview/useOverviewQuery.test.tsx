import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query/queryClient.ts';
import { useOverviewQuery } from './useOverviewQuery.ts';

it('reads the figures again when the overview is opened again', async () => {
  const client = createQueryClient();
  let payouts = 2;
  function Figure() {
    return <p>{useOverviewQuery(['overview-figures'], async () => payouts).data}</p>;
  }
  const page = document.createElement('div');
  const open = async () => {
    const root = createRoot(page);
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Figure />
        </QueryClientProvider>,
      ),
    );
    return root;
  };
  const overview = await open();
  await vi.waitFor(() => expect(page.textContent).toBe('2'));
  await act(async () => overview.unmount());
  payouts = 1; // one was decided in another section
  await open();
  await vi.waitFor(() => expect(page.textContent).toBe('1'));
});
