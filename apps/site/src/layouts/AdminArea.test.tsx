import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeAnswer } from '../features/admin-business/messages/readMessages.ts';
import { useDecisionAtOnce } from '../features/admin-business/decisions/useDecision.ts';
import { getClient } from '../lib/backend/client.ts';
import { createQueryClient } from '../lib/query/queryClient.ts';
import { AdminArea } from './AdminArea.tsx';

const { changes } = vi.hoisted(() => ({ changes: new Map<string, (table: string) => void>() }));
vi.mock('../lib/query/followTables.ts', () => ({
  followTables: (tables: readonly string[], onChange: (table: string) => void) => {
    for (const table of tables) changes.set(table, onChange);
    return () => changes.clear();
  },
}));
vi.mock('../lib/backend/client.ts', () => ({ getClient: vi.fn(), getRealtime: () => new Promise(() => {}) }));

let root: Root;
let page: HTMLElement;
let ids: string[];
let requests: string[];

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const backend = createBackend(backendSpec);
  const session = await backend.signInAs('admin');
  const client = createClient<Database>(backend.url, backend.keys.anon, {
    accessToken: () => Promise.resolve(session?.access_token ?? null),
    global: {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        const { method, url } = new Request(input, init);
        requests.push(`${method} ${new URL(url).pathname}`);
        return backend.fetch(input, init);
      },
    },
  });
  requests = [];
  vi.mocked(getClient).mockResolvedValue(client);
  const { data } = await client.from('contact_messages').select('id').eq('status', 'new');
  ids = (data ?? []).map(({ id }) => id);
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

function Decision() {
  const decide = useDecisionAtOnce(['contact_messages'], storeAnswer);
  return (
    <button type="button" onClick={() => decide({ id: ids.shift() ?? '', answer: 'Yes.' })}>
      Answer
    </button>
  );
}

const open = () =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/admin/messages']}>
        <QueryClientProvider client={createQueryClient()}>
          <AdminArea base="/admin" person={null}>
            <Decision />
          </AdminArea>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
const entry = (section: string) => page.querySelector(`nav a[href="/admin/${section}"]`)?.textContent;
const decide = () =>
  act(async () => page.querySelector('main button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));

it('says in the navigation what waits in each section, and for whom it waits', async () => {
  await open();
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages3 new'));
  for (const [section, words] of [
    ['payouts', /^Payouts\d+ to decide$/],
    ['affiliate-payouts', /^Affiliate payouts\d+ to decide$/],
    ['affiliates', /^Affiliates\d+ to decide$/],
    ['kyc', /^KYC review\d+ to decide$/],
    ['tickets', /^Tickets\d+ open$/],
  ] as const)
    expect(entry(section)).toMatch(words);
  expect(entry('orders')).toBe('Orders'); // unpaid orders wait for the buyer
  expect(requests.filter((request) => !request.startsWith('HEAD'))).toEqual(['GET /rest/v1/contact_messages']); // this test's own
});

it('counts less with each decision of one’s own, and shows no number when nothing waits', async () => {
  await open();
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages3 new'));
  await decide();
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages2 new'));
  await decide();
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages1 new'));
  await decide();
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages'));
});

it('counts what others write and decide, as it happens', async () => {
  await open();
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages3 new'));
  expect([...changes.keys()].toSorted()).toEqual([
    'affiliate_payouts',
    'affiliates',
    'contact_messages',
    'kyc_documents',
    'payouts',
    'tickets',
  ]);
  const client = await getClient();
  await client
    .from('contact_messages')
    .update({ status: 'spam' })
    .eq('id', ids[0] ?? '');
  act(() => changes.get('contact_messages')?.('contact_messages'));
  await vi.waitFor(() => expect(entry('messages')).toBe('Messages2 new'));
});
