import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

interface Frame {
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    socket: WebSocket;
    heard: Frame[];
  }
}

const topic = 'realtime:tabs';

/** Opens the site with the embedded backend running, as its panel shows. */
async function openWithBackend(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open the backend panel' }).click();
  await expect(page.getByRole('tab', { name: 'Requests' })).toBeVisible();
}

/** Joins a channel for the theme's rows and for broadcasts, in raw frames; received frames are stored in the page. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(
    (channel) =>
      new Promise<void>((resolve) => {
        window.heard = [];
        window.socket = new WebSocket(
          `ws://${location.host}/realtime/v1/websocket?apikey=sb_publishable_duneline_embedded&vsn=1.0.0`,
        );
        const changes = [{ event: '*', schema: 'public', table: 'theme_config' }];
        const config = { broadcast: { self: false }, presence: { enabled: false }, postgres_changes: changes };
        window.socket.addEventListener('open', () => {
          window.socket.send(JSON.stringify({ topic: channel, event: 'phx_join', ref: '1', join_ref: '1', payload: { config } }));
        });
        window.socket.addEventListener('message', ({ data }) => {
          const frame: Frame = JSON.parse(String(data));
          window.heard.push(frame);
          if (frame.payload.message === 'Subscribed to PostgreSQL') resolve();
        });
      }),
    topic,
  );

const heard = (page: Page, event: string) =>
  page.evaluate((wanted) => window.heard.filter((frame) => frame.event === wanted).map((frame) => frame.payload), event);

/**
 * Writes with the service key.
 * @returns the status
 */
const renameTheme = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (body) => {
    const headers = { apikey: 'sb_secret_duneline_embedded', 'content-type': 'application/json' };
    const response = await fetch('/rest/v1/theme_config?is_active=eq.true', { method: 'PATCH', headers, body });
    return response.status;
  }, JSON.stringify({ name }));

test('a row that one tab writes and a message that it sends reach the channels of another, once', async ({ context, page }) => {
  const other = await context.newPage();
  await openWithBackend(page);
  await openWithBackend(other);
  await listen(page);
  await listen(other);

  expect(await renameTheme(page, 'High noon')).toBe(204);
  const change = { data: { type: 'UPDATE', record: { name: 'High noon' } } };
  await expect.poll(() => heard(other, 'postgres_changes')).toMatchObject([change]);
  await expect.poll(() => heard(page, 'postgres_changes')).toMatchObject([change]);

  await other.evaluate((channel) => {
    const payload = { type: 'broadcast', event: 'wave', payload: { from: 'the other tab' } };
    window.socket.send(JSON.stringify({ topic: channel, event: 'broadcast', ref: '2', join_ref: '1', payload }));
  }, topic);
  await expect.poll(() => heard(page, 'broadcast')).toMatchObject([{ event: 'wave', payload: { from: 'the other tab' } }]);
  expect(await heard(other, 'broadcast')).toEqual([]);
});

test('two tabs that write in the same moment lose nothing', async ({ context, page }) => {
  const other = await context.newPage();
  await openWithBackend(page);
  await openWithBackend(other);
  await listen(page);
  const names = Array.from({ length: 10 }, (_, index) => `Dune ${index}`);
  const statuses = await Promise.all(names.map((name, index) => renameTheme(index % 2 === 0 ? page : other, name)));
  expect(statuses).toEqual(names.map(() => 204));
  await expect.poll(async () => (await heard(page, 'postgres_changes')).length).toBe(names.length);
  const changes = (await heard(page, 'postgres_changes')) as { data: { record: { version: number } } }[];
  const versions = changes.map(({ data }) => data.record.version).toSorted((left, right) => left - right);
  expect(versions).toEqual(names.map((_, index) => (versions[0] ?? 0) + index));
});
