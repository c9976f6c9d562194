// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { inboxSources, readInboxItems } from './inboxSources.ts';
import { sortByDue } from './useInbox.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn(), getStorage: vi.fn() }));

let client: Awaited<ReturnType<typeof openAsAdmin>>['client'];
beforeEach(async () => {
  ({ client } = await openAsAdmin());
});
afterEach(() => vi.useRealTimers());
const { signal } = new AbortController();
const cases = inboxSources.map((source) => [source.section, source.status, source] as const);
const sourceOf = (section: string, status: string) =>
  inboxSources.find((source) => source.section === section && source.status === status) ?? expect.fail(section);

it.each(cases)('has the rows of /admin/%s that are %s, the oldest first', async (section, status, source) => {
  const { rows, count } = await readInboxItems(source, signal);
  expect(rows.length).toBeGreaterThan(0);
  const ids = rows.map(({ id }) => id);
  const stored = await client
    .from(source.table)
    .select('status')
    .in('id', ids)
    .overrideTypes<{ status: string }[], { merge: false }>();
  expect(stored.data).toEqual(ids.map(() => ({ status })));
  expect(count).toBeGreaterThanOrEqual(rows.length);
  expect(rows.map(({ received }) => received)).toEqual(rows.map(({ received }) => received).toSorted());
  for (const item of rows) {
    expect(item.section).toBe(section);
    expect(item.task).not.toBe('');
    expect(item.person.name).toBeTruthy();
  }
});

it('has a payout until it is sent: first to decide, then to send', async () => {
  const [first] = (await readInboxItems(sourceOf('payouts', 'requested'), signal)).rows;
  await client
    .from('payouts')
    .update({ status: 'approved' })
    .eq('id', first?.id ?? '');
  expect((await readInboxItems(sourceOf('payouts', 'requested'), signal)).rows.map(({ id }) => id)).not.toContain(first?.id);
  const toSend = (await readInboxItems(sourceOf('payouts', 'approved'), signal)).rows;
  expect(toSend.find(({ id }) => id === first?.id)).toMatchObject({
    task: first?.task.replace('Decide', 'Send'),
    due: first?.due,
  });
});

it('marks an item as overdue once it is due', async () => {
  const source = sourceOf('payouts', 'requested');
  const page = await readInboxItems(source, signal);
  // The rows as they are: the backend takes no session from the future.
  const stored = { ...source, read: () => Promise.resolve(page) };
  const due = Date.parse(page.rows[0]?.due ?? '');
  for (const [now, isOverdue] of [
    [due - 1, false],
    [due + 1, true],
  ] as const) {
    vi.setSystemTime(now);
    expect((await readInboxItems(stored, signal)).rows[0]).toMatchObject({ isOverdue });
  }
});

it('puts first what is due first, shows ten, and counts all', async () => {
  const pages = await Promise.all(inboxSources.map((source) => readInboxItems(source, signal)));
  const { rows, count } = sortByDue(pages);
  expect(rows).toHaveLength(10);
  expect(count).toBeGreaterThan(10);
  expect(rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due).toSorted());
  const others = pages.flatMap((page) => page.rows).filter(({ id }) => rows.every((row) => row.id !== id));
  for (const { due } of others) expect(due >= (rows.at(-1)?.due ?? '')).toBe(true);
});
