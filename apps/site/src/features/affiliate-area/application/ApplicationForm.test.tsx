import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as application from './application.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

vi.mock(import('./application.ts'), { spy: true });

it('reads the account again once an application has arrived, so that its areas include the new one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.mocked(application.applicationErrors).mockReturnValue({});
  vi.mocked(application.sendApplication).mockResolvedValue();
  const queries = new QueryClient();
  const account = tableKey('profiles', 'account');
  queries.setQueryData(account, { isAffiliate: false });
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <ApplicationForm />
      </QueryClientProvider>,
    ),
  );
  await act(async () =>
    page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );
  await vi.waitFor(() => expect(queries.getQueryState(account)?.isInvalidated).toBe(true));
  await act(async () => root.unmount());
});
