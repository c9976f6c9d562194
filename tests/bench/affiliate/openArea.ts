import { join } from 'node:path';
import { personas } from '@duneline/specs/scenarios';
import type { Browser, Page } from 'playwright';
import { serveSite } from '../../../apps/site/scripts/serve.ts';
import { root, run } from '../../../tools/run.mjs';
import { startBackend } from '../backend.ts';

/** A hosted build in a browser, with the seeded affiliate signed in. */
export interface Area {
  readonly page: Page;
  readonly url: string;
  /** The folder of the build. */
  readonly dist: string;
  close(): Promise<void>;
}

/** Builds the site for a backend on a loopback port, and signs in. */
export async function openArea(browser: Browser): Promise<Area> {
  const dist = join(root, 'node_modules', '.cache', 'bench', 'site');
  const backend = await startBackend();
  await run('node', ['apps/site/scripts/build.ts', '--out', dist], {
    env: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey },
  });
  const site = await serveSite({ dist, port: 0 });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const { email = '', password = '' } = personas.affiliate.account ?? {};
  await page.goto(`${site.url}/affiliate-login?returnTo=%2Faffiliate-dashboard`);
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname === '/affiliate-dashboard');
  return {
    page,
    url: site.url,
    dist,
    close: async () => {
      await page.close();
      await site.close();
      await backend.close();
    },
  };
}
