import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as business from '@duneline/specs/messages/admin-business';
import * as notices from '@duneline/specs/messages/affiliate-notices';
import * as support from '@duneline/specs/messages/support';
import { serveSite } from '../../apps/site/scripts/serve.ts';
import { startBackend } from '../bench/backend.ts';
import { expect, people, Site, test } from './site.ts';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'node_modules', '.cache', 'live-site');
const build = (env: Record<string, string>) =>
  promisify(execFile)('node', ['apps/site/scripts/build.ts', '--out', dist], { cwd: root, env: { ...process.env, ...env } });

test.describe.serial('with the two variables set', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let server: Awaited<ReturnType<typeof serveSite>>;

  test.beforeAll(async () => {
    test.setTimeout(600_000); // Two languages, on a busy machine.
    backend = await startBackend();
    await build({ VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey });
    server = await serveSite({ dist, port: 0 });
  });
  test.afterAll(async () => {
    await server?.close();
    await backend?.close();
  });

  test('no code of the embedded backend is in the bundle', async () => {
    const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:js|html)$/.test(file));
    expect(files.filter((file) => file.includes('mockServiceWorker'))).toEqual([]);
    const offenders = [];
    for (const file of files) {
      const text = await readFile(join(dist, file), 'utf8');
      // Names that only the mocks, MSW, the seed, the scenarios and the backend panel contain.
      for (const mark of [
        'mockServiceWorker',
        'MOCK_ACTIVATE',
        'noor.haddad',
        'duneline:scenario',
        'expired-session',
        'Embedded backend',
        'Open the backend panel',
        'iframe, object, embed',
        '$2a$10$',
        'row-level security policy for table',
      ]) {
        if (text.includes(mark)) offenders.push(`${file} contains ${mark}`);
      }
    }
    expect(offenders).toEqual([]);
  });

  test('signing in and the admin role come from the project', async ({ page }) => {
    const site = new Site(page);
    await site.open(`${server.url}/admin`);
    await site.signIn(people.admin);
    await expect(page).toHaveURL(`${server.url}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(site.errors).toEqual([]);
  });

  test('a ticket goes to and fro between two browsers without a reload', async ({ browser }) => {
    const open = async (person: { readonly email: string; readonly password: string }, signIn: string, path: string) => {
      const site = new Site(await (await browser.newContext()).newPage());
      await site.open(`${server.url}${signIn}?returnTo=${encodeURIComponent(path)}`);
      await site.signIn(person);
      await expect(site.page).toHaveURL(`${server.url}${path}`);
      await site.refuseCookies();
      return site;
    };
    const subject = 'Which banner works in Arabic?';
    const affiliate = await open(people.affiliate, '/affiliate-login', '/affiliate-dashboard/support');
    const admin = await open(people.admin, '/admin-login', '/admin/tickets');
    await affiliate.page.getByRole('textbox', { name: support.subject }).fill(subject);
    await affiliate.page.getByRole('textbox', { name: support.message }).fill('Mine has cut-off words.');
    await affiliate.page.getByRole('button', { name: support.send }).click();
    await expect(affiliate.page.getByRole('heading', { name: subject })).toBeVisible();

    await admin.page.getByRole('link', { name: subject }).click();
    await expect(admin.page.getByText('Mine has cut-off words.')).toBeVisible();
    await admin.page.getByRole('textbox', { name: business.ticketReply }).fill('Take the leaderboard.');
    await admin.page.getByRole('button', { name: business.ticketSend }).click();
    await expect(affiliate.page.getByText('Take the leaderboard.')).toBeVisible();

    await affiliate.page.getByRole('textbox', { name: support.message }).fill('That one fits.');
    await affiliate.page.getByRole('button', { name: support.reply }).click();
    await expect(admin.page.getByText('That one fits.')).toBeVisible();

    await affiliate.page.getByRole('link', { name: /^Settings/ }).click();
    await expect(affiliate.page).toHaveURL(/\/settings$/);
    await admin.page.getByRole('textbox', { name: business.ticketReply }).fill('Then it is settled.');
    await admin.page.getByRole('button', { name: business.ticketSend }).click();
    const notice = affiliate.page.getByRole('listitem').filter({ hasText: notices.replied }).last();
    await notice.getByRole('button', { name: notices.show }).click();
    await expect(affiliate.page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(affiliate.page.getByText('Then it is settled.')).toBeVisible();
    expect([...affiliate.errors, ...admin.errors]).toEqual([]);
    await affiliate.page.context().close();
    await admin.page.context().close();
  });
});

test('a half-set environment stops the build with one sentence', async () => {
  await expect(
    build({ VITE_SUPABASE_URL: 'https://project.duneline.example', VITE_SUPABASE_ANON_KEY: '' }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^VITE_SUPABASE_URL is set and VITE_SUPABASE_ANON_KEY is not\. Set both/),
  });
});
