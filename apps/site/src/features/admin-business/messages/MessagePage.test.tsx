import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { MessagePage } from './MessagePage.tsx';
import { markMessage, readMessage } from './readMessages.ts';
import { sampleMessage as message } from './sampleMessage.test-support.ts';

vi.mock('./readMessages.ts', () => ({ markMessage: vi.fn(), readMessage: vi.fn(), storeAnswer: vi.fn() }));

let root: Root;
const client = createQueryClient();
const area = () => document.querySelector('textarea');

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(readMessage).mockResolvedValue(message);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/admin/messages/1']}>
        <QueryClientProvider client={client}>
          <MessagePage id="1" />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  await vi.waitUntil(area);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), 'Gladly.');
    area()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  document.body.replaceChildren();
});

it('keeps an answer that is typed when the message cannot be read again', async () => {
  vi.mocked(readMessage).mockRejectedValue(new ServiceError({ code: '42501', message: 'No' }, 403));
  await act(() => client.invalidateQueries());
  expect(client.getQueryCache().getAll()).toMatchObject([{ state: { status: 'error' } }]);
  expect(area()?.value).toBe('Gladly.');
});

it('keeps an answer that is typed when the message becomes spam, and shows it again when it is none', async () => {
  vi.mocked(markMessage).mockResolvedValue({ id: '1' });
  const mark = async (status: 'new' | 'spam') => {
    vi.mocked(readMessage).mockResolvedValue({ ...message, status });
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => /spam/.test(textContent ?? ''));
    await act(async () => button?.click());
  };
  await mark('spam');
  await vi.waitFor(() => expect(area()?.closest('[hidden]')).not.toBeNull());
  await mark('new');
  await vi.waitFor(() => expect(area()?.closest('[hidden]')).toBeNull());
  expect(area()?.value).toBe('Gladly.');
});
